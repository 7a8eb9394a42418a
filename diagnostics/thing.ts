/**
 * Something that names can refer to. `of`: its kind: a collection, `values`, `media`, `addresses`, …, or `*` for any of
 * them. Without a `name`, everything of that kind. For the fields of a file, `name` is a path; with `*` as its last
 * part, any field of a group.
 */
export type Thing = { of: string; name?: string };
