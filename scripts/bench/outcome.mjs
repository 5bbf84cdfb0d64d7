/**
 * How a benchmark ended, as entries of `bench/latest.json`: its figures, a line that says why it was skipped, or a missed figure where it broke or took too long.
 * @param {string} bench
 * @param {{ code: number | null, result?: { figures: object[], missing: string[] }, limitMs: number }} end `code` is null for a process that was ended at `limitMs`
 */
export function entriesOf(bench, { code, result, limitMs }) {
  if (code === null) {
    const minutes = limitMs / 60_000
    const name = 'did not finish in time'
    return [{ bench, name, figure: minutes, unit: 'min', budget: `< ${minutes}`, ok: false }]
  }
  if (code !== 0 || !result)
    return [{ bench, name: 'did not finish', figure: code, unit: 'exit code', budget: '0', ok: false }]
  if (result.missing.length > 0)
    return [{ bench, name: 'not measured', skipped: true, missing: result.missing }]
  return result.figures.map((figure) => ({ bench, ...figure }))
}

/** Whether a run of the benchmarks succeeded: what was skipped is neither met nor missed. */
export const isSuccess = (entries) => entries.every(({ skipped, ok }) => skipped || ok)
