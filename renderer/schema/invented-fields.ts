/** Fields that say, where they are true, that what stands beside them is made up: nothing of it may go live. */
export const inventedFields: readonly string[] = ['placeholder', 'sample'];
