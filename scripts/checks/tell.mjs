const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** What one suite came to, in a line. */
export function suiteLine({ name }, { passed, skipped, failures }, ms) {
  const counts = [
    `${passed} passed`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return `${failures.length > 0 ? 'FAIL' : 'ok  '}  ${name} ${clock(ms)}  (${counts.join(', ')})`
}

/** A failure in lines; the log of its suite has the rest. */
const mostLines = 80
const lineLength = 400

const indented = (text) => {
  const lines = text.split('\n').map((line) => `    ${line.slice(0, lineLength)}`)
  const half = mostLines / 2
  return (lines.length > mostLines ? [...lines.slice(0, half), '    …', ...lines.slice(-half)] : lines).join(
    '\n',
  )
}
const titleOf = ({ file, name }) => [file, name].filter(Boolean).join(' > ')

/** A failed test by its name. */
export const failureTitle = (run, failure) => `failed  ${run.name}: ${titleOf(failure)}`

/** A failed test with what it said and logged. */
export const failureLines = (run, failure) => `${failureTitle(run, failure)}\n${indented(failure.text)}`

/** A file that failed and passed when it was played alone, with what failed first. */
export const unstableLines = ({ file, failures }) =>
  [`unstable  ${file}`, ...failures.map(({ name, text }) => indented(`${name}\n${text}`))].join('\n')
