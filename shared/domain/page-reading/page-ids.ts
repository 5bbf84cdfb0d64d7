/** Ids of what is read by the marks of a sentence and the controls of a page. */
export const fieldId = (number: number): string => `pg${number}`
export const entryId = (field: string): string => `${field}c`
export const buttonId = (number: number): string => `pgb${number}`
export const ruleId = (number: number): string => `pgr${number}`

export const isButtonId = (id: string): boolean => /^pgb\d+$/.test(id)
export const isOfPage = (id: string): boolean => /^pg[br]?\d+c?$/.test(id)
