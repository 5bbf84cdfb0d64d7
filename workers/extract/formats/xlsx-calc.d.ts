/** The part of the library that is used: it computes the formulas of a workbook in its place. */
declare module 'xlsx-calc' {
  interface Cell {
    v?: unknown
    t?: string
    f?: string
  }
  function calculate(workbook: { Sheets: Record<string, Record<string, Cell>> }): void
  namespace calculate {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    function set_fx(name: string, fn: (...values: never[]) => unknown): void
  }
  export default calculate
}
