import { controlKeys, usability } from './control-keys.ts'
import { mostControls, mostGoneBy, type PageControl, type PageInventory, type PageReveal } from './schema.ts'

/** A control that an act made appear, or made usable, and how it was then. */
export interface Revealed {
  control: PageControl
  path: PageReveal[]
  /** Entries on other controls do it as well. */
  byOthers?: true
}

/** What each control that is usable after an act, and was not before, is known by. */
export function newlyUsable(
  before: readonly PageControl[],
  after: readonly PageControl[],
): Map<string, PageControl> {
  const earlier = controlKeys(before)
  const ranks = new Map(before.map((control, at) => [earlier[at] ?? '', usability(control)]))
  const keys = controlKeys(after)
  const better = after
    .map((control, at) => [keys[at] ?? '', control] as const)
    .filter(([key, control]) => usability(control) > (ranks.get(key) ?? 0))
  return new Map(better)
}

/** What the controls are known by that are usable before an act, and of which none of the same role and name is after it. */
export function noLongerUsable(before: readonly PageControl[], after: readonly PageControl[]): string[] {
  const nameOf = ({ role, name }: PageControl): string => JSON.stringify([role, name])
  const left = new Set(after.filter((control) => usability(control) === 2).map(nameOf))
  const keys = controlKeys(before)
  return before.flatMap((control, at) =>
    usability(control) === 2 && !left.has(nameOf(control)) ? (keys[at] ?? []) : [],
  )
}

/**
 * Whether a page is back where it was: the same controls shown and usable, and, unless only `usable` counts, with the same values and ticks.
 */
export function isSameState(
  one: readonly PageControl[],
  other: readonly PageControl[],
  { usable = false } = {},
): boolean {
  const said = (controls: readonly PageControl[]): string[] => {
    const keys = controlKeys(controls)
    return controls.flatMap((control, at) => {
      const rank = usability(control)
      const state = usable ? '' : JSON.stringify([control.value, control.checked, control.options])
      return rank === 0 ? [] : [`${keys[at]} ${rank} ${state}`]
    })
  }
  const [first, second] = [said(one), new Set(said(other))]
  return first.length === second.size && first.every((line) => second.has(line))
}

/** Keeps of what acts revealed what is the most usable, by the fewest acts. */
export function noteRevealed(
  known: Map<string, Revealed>,
  path: readonly PageReveal[],
  revealed: ReadonlyMap<string, PageControl>,
): void {
  for (const [key, control] of revealed) {
    const before = known.get(key)
    const gain = before ? usability(control) - usability(before.control) : 1
    if (gain > 0 || (gain === 0 && before && path.length < before.path.length))
      known.set(key, { control, path: [...path] })
    else if (gain === 0 && before && isOtherEntry(before.path, path)) before.byOthers = true
  }
}

/** Whether both ways are one entry each, of different controls. */
function isOtherEntry(
  [one, ...more]: readonly PageReveal[],
  [other, ...others]: readonly PageReveal[],
): boolean {
  if (!one || !other || more.length > 0 || others.length > 0) return false
  return isEntry(one) && isEntry(other) && one.name !== other.name && !areRadios(one, other)
}

/** Radio buttons may be of one group. */
const areRadios = (one: PageReveal, other: PageReveal): boolean =>
  one.role === 'radio' && other.role === 'radio'

/** Whether an act is an entry: something is chosen, or ticked. */
export const isEntry = ({ action }: PageReveal): boolean => action !== 'press' && action !== 'open'

/** An inventory with what acts changed: controls that it has say what reveals them and what takes them away, others are added as hidden ones. */
export function withReveals(
  inventory: PageInventory,
  revealed: ReadonlyMap<string, Revealed>,
  gone: ReadonlyMap<string, readonly PageReveal[]> = new Map(),
): PageInventory {
  const keys = controlKeys(inventory.controls)
  const own = inventory.controls.map((seen, at) => {
    const goneBy = gone.get(keys[at] ?? '')?.slice(0, mostGoneBy)
    const control = goneBy ? { ...seen, goneBy } : seen
    const reveal = revealed.get(keys[at] ?? '')
    if (!reveal || usability(reveal.control) <= usability(control)) return control
    const { options } = reveal.control
    return {
      ...control,
      ...(options && !control.options ? { options } : {}),
      revealedBy: reveal.path,
      ...(reveal.byOthers && { revealedByOthers: true as const }),
    }
  })
  const known = new Set(keys)
  const others = [...revealed]
    .filter(([key]) => !known.has(key))
    .map(([, { control, path }]) => ({ ...control, hidden: true as const, revealedBy: path }))
  const controls = [...own, ...others]
  return {
    ...inventory,
    controls: controls.slice(0, mostControls),
    ...(controls.length > mostControls ? { cut: true as const } : {}),
  }
}
