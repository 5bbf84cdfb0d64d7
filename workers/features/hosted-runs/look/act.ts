import type { Act } from '../../../../shared/domain/page-inventory/likely-acts.ts'
import { controlKeys } from '../../../../shared/domain/page-inventory/control-keys.ts'
import { isHarmful } from '../../../../shared/domain/page-inventory/harmful-words.ts'
import type { Handle, SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { type StepRun, actionable, put, sendInput, tick } from '../steps/index.ts'

/** The handle of a control in another state of the page: of the same element, else of what is known by the same key. */
export function handleFor(seen: SeenPage, key: string, id?: number): Handle | undefined {
  const keys = controlKeys(seen.inventory.controls)
  return seen.handles.find((handle) => handle.id === id) ?? seen.handles.find(({ at }) => keys[at] === key)
}

/** Acts on a control as a step of a run would. Throws a `StepFailure` where that cannot be done. */
export async function perform(run: StepRun, seen: SeenPage, handle: Handle, { reveal }: Act): Promise<void> {
  const found = foundOf(seen, handle)
  if (reveal.action === 'choose' && reveal.value !== undefined) return await put(run, found, reveal.value)
  if (handle.way === 'radio' || handle.way === 'tick')
    return await tick(run, found, reveal.action !== 'untick')
  await press(run, found)
}

/**
 * Takes an act back, as far as there is a way: false where only opening the page anew would. `before` is the page before the act, `now` after it.
 */
export async function undo(run: StepRun, act: Act, before: SeenPage, now: SeenPage): Promise<boolean> {
  const was = handleFor(before, act.key)
  if (!was) return false
  const handle = handleFor(now, act.key, was.id)
  switch (act.way) {
    case 'select':
      if (!handle || was.chosen === undefined) return false
      await put(run, foundOf(now, handle), was.chosen)
      return true
    case 'tick':
      if (!handle) return false
      await tick(run, foundOf(now, handle), was.isOn)
      return true
    case 'radio':
    case 'tab':
      return await backTo(run, before, now, was)
    case 'disclosure':
      if (!handle?.isOn || isHarmful(handle.words)) return await escape(run)
      await press(run, foundOf(now, handle))
      return true
    default:
      return await escape(run)
  }
}

/** Goes back to the radio button or tab that was on before. */
async function backTo(run: StepRun, before: SeenPage, now: SeenPage, was: Handle): Promise<boolean> {
  const groupOf = ({ at }: Handle) => {
    const { group, region } = before.inventory.controls[at] ?? {}
    return JSON.stringify([group, was.way === 'tab' ? '' : region])
  }
  const others = before.handles.filter(
    (one) => one.way === was.way && one.isOn && groupOf(one) === groupOf(was),
  )
  const [other] = others.toSorted((a, b) => Math.abs(a.at - was.at) - Math.abs(b.at - was.at))
  const key = other && controlKeys(before.inventory.controls)[other.at]
  const handle = key === undefined ? undefined : handleFor(now, key, other?.id)
  if (!handle || isHarmful(was.way === 'tab' ? handle.words : '')) return false
  if (was.way === 'tab') await press(run, foundOf(now, handle))
  else await tick(run, foundOf(now, handle), true)
  return true
}

async function press(run: StepRun, found: Found): Promise<void> {
  const { x, y } = await actionable(run, found, { enabled: true, hit: true })
  await sendInput(run.page, () => run.page.mouse.click(x, y))
}

async function escape(run: StepRun): Promise<boolean> {
  await run.page.keyboard.press('Escape')
  return true
}

function foundOf({ inventory }: SeenPage, { at, id, kind }: Handle): Found {
  const { role = '', name = '' } = inventory.controls[at] ?? {}
  return { status: 'found', id, role, name, kind, matched: name }
}
