/** Ids of the fields and buttons of a page. */
export const fieldId = (number: number): string => `pg${number}`
export const entryId = (field: string): string => `${field}c`
export const buttonId = (number: number): string => `pgb${number}`

export const isOfPage = (id: string): boolean => /^pgb?\d+c?$/.test(id)
