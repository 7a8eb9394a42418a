/**
 * Something that names can lead to. `of`: what kind of thing: a collection, `values`, `media`, `addresses`, …, or `*` for
 * any of them. Without a `name` all of that kind. Of the fields of a file, `name` is a path; with `*` as its last part any field of a group.
 */
export type Thing = { of: string; name?: string };
