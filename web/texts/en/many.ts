/** A number as people read it: 12,345. */
export const number = (count: number): string => count.toLocaleString('en')

/** A number with its noun: 1 case, 12,345 cases. */
export const many = (count: number, singular: string, plural: string): string =>
  `${number(count)} ${count === 1 ? singular : plural}`
