/** Files that may be unstable in one run. */
const allowed = 2

/**
 * Plays once more, alone, what says nothing yet: all of a run where a runtime stood still, and of a `live` one each file that failed. What passes then counts as
 * passed, and is `unstable`: `[{ file, failures }]` with what failed at first (`file` names the suite where it was played whole). Tests of pure code and of workerd
 * that failed have failed, and so have files whose second run fails or plays nothing: their first failures stay. `report` is one of `runVitest`; `play({ files })` makes another, of all files where it names none.
 */
export async function playAgain({ name, live = false }, report, play) {
  const { failures, hasStoodStill } = report
  if (failures.length === 0) return { ...report, unstable: [] }
  if (hasStoodStill) {
    const second = await play({})
    const hasPassed = second.failures.length === 0
    return { ...second, unstable: hasPassed ? [{ file: `all of ${name}`, failures }] : [] }
  }
  const files = [...new Set(failures.map(({ file }) => file))]
  // An error outside of any test belongs to no file that could be played, and so many unstable files would fail the run anyway.
  if (!live || files.includes('') || files.length > allowed) return { ...report, unstable: [] }
  const result = { ...report, failures: [], unstable: [] }
  for (const file of files) {
    const before = failures.filter((failure) => failure.file === file)
    const second = await play({ files: [file] })
    // What is skipped the second time has passed as little as what fails.
    const hasPassed = second.failures.length === 0 && second.passed > 0
    if (hasPassed) {
      result.passed += before.length
      result.unstable.push({ file, failures: before })
    } else result.failures.push(...before)
  }
  return result
}

/**
 * What is wrong with `unstable` files: too many of them in one run, or one that was unstable before (`known`, the files of `test/unstable.json`). A sentence each.
 */
export function unstableFaults(unstable, known) {
  const files = unstable.map(({ file }) => file)
  return [
    ...(files.length > allowed ? [`${files.length} unstable files, at most ${allowed} are allowed`] : []),
    ...files.filter((file) => known.includes(file)).map((file) => `unstable again: ${file}`),
  ]
}
