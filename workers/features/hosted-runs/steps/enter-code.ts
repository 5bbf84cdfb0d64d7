import type { CodeBox, Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { callInPage } from './in-page-world.ts'
import { actionable } from './locate.ts'
import { watchPage } from './page-watch.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

/** The boxes over which a value is spread: those of a group, or those from a field on that takes less than the value; none where it goes into one field. */
export async function boxesFor(run: StepRun, found: Found, value: string): Promise<CodeBox[]> {
  if (found.kind !== 'group' && found.kind !== 'text') return []
  const boxes = await callInPage(run.page, run.deadlineMs, 'codeBoxes', found.id)
  const [first] = boxes
  return first && (found.kind === 'group' || signsOf(value).length > first.size) ? boxes : []
}

// What separates the parts of a code where it is written in one.
const signsOf = (value: string): string => value.replace(/[\s\u2010-\u2015-]/g, '')

/** Types a code into its boxes one after the other, and sees that each holds its part; boxes that were sent and emptied hold none. */
export async function enterCode(
  run: StepRun,
  found: Found,
  boxes: readonly CodeBox[],
  value: string,
): Promise<void> {
  const { page, deadlineMs } = run
  let left = signsOf(value)
  const room = boxes.reduce((sum, { size }) => sum + size, 0)
  const refuse = (reason: string) => new StepFailure('steps.not_filled', `The ${nameOf(found)} ${reason}`)
  if (left.length > room)
    throw refuse(`has room for ${room} characters from there on, and "${value}" has ${left.length}.`)
  const parts = boxes.map(({ id, size }) => {
    const part = left.slice(0, size)
    left = left.slice(size)
    return { id, part }
  })
  const { documents } = watchPage(page)
  const held = async (id: number) => (await callInPage(page, deadlineMs, 'stateOf', id)).value
  for (const { id, part } of parts) {
    if (part === '' && (await held(id)) === '') continue
    // The page may have gone on when it had the whole code.
    if (watchPage(page).documents > documents) return
    await actionable(run, { ...found, id }, { enabled: true, hit: false })
    await callInPage(page, deadlineMs, 'focusOn', id, true)
    if (part === '') await page.keyboard.press('Delete')
    else await page.keyboard.type(part)
    const isFirst = id === parts[0]?.id
    if (isFirst && part !== '' && (await held(id)) === '' && parts.length > 1 && parts[1]?.part !== '')
      throw refuse(`did not take "${part}".`)
  }
  if (watchPage(page).documents > documents) return
  const values = await Promise.all(parts.map(({ id }) => held(id)))
  const isEmptied = values.every((one) => one === '')
  const isTaken = values.every((one, at) => one.toLowerCase() === parts[at]?.part.toLowerCase())
  if (!isEmptied && !isTaken) throw refuse(`did not take "${value}": it holds "${values.join('')}".`)
}
