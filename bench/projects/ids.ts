const kinds = { project: 1, story: 2, sprint: 3, case: 4, run: 5, defect: 6 }
export type Kind = keyof typeof kinds

export const second = 1000
export const hour = 3600 * second

/** When the projects began, in milliseconds since the epoch: a hundred days ago. */
export const began = Date.now() - 100 * 24 * hour

const headOf = (kind: Kind, project: number) =>
  (kinds[kind] * 0x1000000 + project).toString(16).padStart(8, '0')

/** The id of a record of a project by its number from 0. */
export const idOf = (kind: Kind, project: number, number: number) =>
  `${headOf(kind, project)}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** The same in SQL, of a number that only the statement knows. */
export const idSql = (kind: Kind, project: number, number: string) =>
  `printf('${headOf(kind, project)}-0000-7000-8000-%012x', ${number})`
