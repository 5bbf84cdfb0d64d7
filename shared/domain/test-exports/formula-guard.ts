/** Spreadsheets treat a cell that begins so as a formula; the wide forms are what East Asian keyboards type. */
const formulaStart = String.raw`[=+\-@\t\r\n＝＋－＠]`

/** What has to be guarded: a formula, and also a formula that begins with the guard itself, so that taking one away always gives the cell back. */
const guarded = { "'": new RegExp(`^'*${formulaStart}`), ' ': new RegExp(`^ *${formulaStart}`) }

/** Put before cells that a spreadsheet would run: `'` shows as text everywhere, a blank is trimmed by importers. */
export type Guard = keyof typeof guarded

/** Whether a cell gets a guard before it, which then is one of the characters that a vendor counts. */
export const isGuarded = (cell: string, guard: Guard): boolean => guarded[guard].test(cell)
