/** Fields that, if true, mark the values next to them as made up: none of these may go live. */
export const inventedFields: readonly string[] = ['placeholder', 'sample'];
