import { maximumCases } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import { isDraft, type Finding, type Layout, type Reading, type TestCaseImport } from './types.ts'

/** What was read of a file or of a part of one. */
export type Read = Reading &
  Pick<TestCaseImport, 'format' | 'variant' | 'layout'> & {
    alternative?: { layout: Layout; found: Reading['found'] }
  }

/** What the files of an archive or the sheets of a workbook give together. */
export async function readParts<Part extends { name: string }>(
  parts: Part[],
  readPart: (part: Part) => Promise<Read>,
): Promise<Read> {
  const reads: Read[] = []
  const refusals: { refusal: RefusedImport; finding: Finding }[] = []
  const isAlone = parts.length === 1
  let cases = 0
  // One after the other: the parts share one budget of memory.
  for (const part of parts) {
    // One too many is enough to tell that there are more.
    if (cases > maximumCases) break
    const name = shown(part.name)
    const told = (finding: Finding): Finding =>
      isAlone ? finding : { ...finding, message: `${name}: ${finding.message}` }
    try {
      const read = await readPart(part)
      cases += read.found.length
      reads.push(isAlone ? read : { ...placedIn(name, read), findings: read.findings.map(told) })
    } catch (refusal) {
      if (!(refusal instanceof RefusedImport)) throw refusal
      refusals.push({ refusal, finding: told({ severity: 'error', message: refusal.message }) })
    }
  }
  const first = reads.find(({ found }) => found.length > 0) ?? reads[0]
  // A file that cannot be read is no reason to lose what another gives.
  if (refusals[0] && !first?.found.length)
    throw new RefusedImport(refusals[0].refusal.code, refusals[0].finding.message)
  if (!first)
    throw new RefusedImport(
      'unsupported',
      'The archive holds no file with test cases. Send such a file itself.',
    )
  return {
    ...first,
    ...layoutsOf(reads),
    found: reads.flatMap(({ found }) => found),
    findings: [...reads.flatMap(({ findings }) => findings), ...refusals.map(({ finding }) => finding)],
  }
}

/** Of parts that are laid out in different ways, the rows of some are steps; the other reading is that of all which may be meant so. */
function layoutsOf(reads: Read[]): Pick<Read, 'layout' | 'alternative'> {
  const layout = reads.some((read) => read.layout === 'row-per-step') ? 'row-per-step' : reads[0]?.layout
  const other = reads.find(({ alternative }) => alternative)?.alternative?.layout
  const found = reads.flatMap((read) =>
    read.alternative && read.alternative.layout === other ? read.alternative.found : read.found,
  )
  return { ...(layout && { layout }), ...(other && { alternative: { layout: other, found } }) }
}

function placedIn(part: string, read: Read): Read {
  const placed = (found: Reading['found']) => found.map((one) => ({ ...one, place: { ...one.place, part } }))
  const { alternative } = read
  return {
    ...read,
    found: placed(read.found),
    ...(alternative && { alternative: { ...alternative, found: placed(alternative.found) } }),
  }
}

/** The cases of a suite: its name is their category, or a tag of those that have one. */
export function inSuite(name: string, read: Read): Read {
  const named = (found: Reading['found']) =>
    found.map((one) => {
      if (!isDraft(one)) return one
      return one.category ? { ...one, tags: [...(one.tags ?? []), name] } : { ...one, category: name }
    })
  const { alternative } = read
  return {
    ...read,
    found: named(read.found),
    ...(alternative && { alternative: { ...alternative, found: named(alternative.found) } }),
  }
}

/** The end of a name, where its extension stands. */
export const shown = (name: string) => name.slice(-80)
