import { controlKeys, usability } from '../../../../shared/domain/page-inventory/control-keys.ts'
import { joinSurroundings } from '../../../../shared/domain/page-inventory/join-surroundings.ts'
import { type Act, likelyActs } from '../../../../shared/domain/page-inventory/likely-acts.ts'
import {
  type Revealed,
  isEntry,
  isSameState,
  newlyUsable,
  noLongerUsable,
  noteRevealed,
  withReveals,
} from '../../../../shared/domain/page-inventory/reveals.ts'
import type { PageInventory, PageReveal } from '../../../../shared/domain/page-inventory/schema.ts'
import type { SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'
import { handleFor, perform, undo } from './act.ts'
import type { LookTools } from './look-tools.ts'

const deepest = 3
/** What acts within other acts may take of the budget while others wait. */
const nestedShare = 1 / 2

interface Exploration {
  tools: LookTools
  left: number
  nestedLeft: number
  /** Top-level acts that were not tried yet. */
  waiting: number
  revealed: Map<string, Revealed>
  /** By what each control goes away that is there at first. */
  gone: Map<string, PageReveal[]>
  states: SeenPage[]
}

/**
 * Tries what makes more of a page appear, within `actions` acts and the time of the tools, and gives the inventory back with what appeared. The page is
 * brought back to `first` after each act.
 */
export async function explore(tools: LookTools, first: SeenPage, actions: number): Promise<PageInventory> {
  const exploration: Exploration = {
    tools,
    left: actions,
    nestedLeft: Math.floor(actions * nestedShare),
    waiting: 0,
    revealed: new Map(),
    gone: new Map(),
    states: [],
  }
  try {
    await exploreFrom(exploration, first, [])
  } catch (error) {
    // What was seen until the page died, went silent or the time was over is told; a fault of our own is not its.
    if (error instanceof TypeError || error instanceof RangeError) throw error
  }
  const { revealed, gone, states } = exploration
  return states.reduce(
    (joined, { inventory }) => joinSurroundings(joined, inventory),
    withReveals(first.inventory, revealed, gone),
  )
}

/** Tries the acts of one state of the page. Returns the page as it then stands: in that state again. */
async function exploreFrom(
  exploration: Exploration,
  base: SeenPage,
  path: readonly Act[],
  only?: ReadonlySet<string>,
): Promise<SeenPage> {
  let now = base
  const acts = likelyActs(base, only).filter(({ key }) => !path.some((act) => act.key === key))
  for (const [at, act] of acts.entries()) {
    if (path.length === 0) exploration.waiting = acts.length - at - 1
    if (!mayGoOn(exploration, path.length)) break
    const after = await attempt(exploration, now, act, path.length)
    if (after === 'not done') continue
    let current = after
    if (after && !exploration.tools.hasLeft(after)) {
      if (path.length === 0) noteGone(exploration, act, now, after)
      const fresh = newlyUsable(now.inventory.controls, after.inventory.controls)
      const taken = [...path, act]
      noteRevealed(
        exploration.revealed,
        taken.map(({ reveal }) => reveal),
        fresh,
      )
      if (fresh.size > 0) exploration.states.push(after)
      if (fresh.size > 0 && taken.length < deepest && mayGoOn(exploration, taken.length))
        current = await exploreFrom(exploration, after, taken, new Set(fresh.keys()))
    }
    now = await restore(exploration, { base, before: now, current, act, path })
  }
  return now
}

/** An entry elsewhere decides whether a control is there; what a press takes away, as another tab does, comes back by another press. */
function noteGone({ gone, tools }: Exploration, { reveal }: Act, before: SeenPage, after: SeenPage): void {
  if (!isEntry(reveal) || tools.isUnsteady()) return
  for (const key of noLongerUsable(before.inventory.controls, after.inventory.controls))
    gone.set(key, [...(gone.get(key) ?? []), reveal])
}

function mayGoOn({ left, nestedLeft, waiting, tools }: Exploration, depth: number): boolean {
  return left > 0 && (depth === 0 || nestedLeft > 0 || waiting === 0) && tools.hasTime()
}

/** The page after an act; undefined where it cannot be told, `not done` where the control is not there or takes no act. */
async function attempt(
  exploration: Exploration,
  now: SeenPage,
  act: Act,
  depth: number,
): Promise<SeenPage | 'not done' | undefined> {
  const handle = handleFor(now, act.key)
  if (!handle) return 'not done'
  exploration.left--
  if (depth > 0) exploration.nestedLeft--
  return await exploration.tools.tryOn((run) => perform(run, now, handle, act), now)
}

interface Return {
  base: SeenPage
  before: SeenPage
  current: SeenPage | undefined
  act: Act
  path: readonly Act[]
}

/** Brings the page back to a state: by taking the act back, else by opening the page anew and acting as before. */
async function restore(
  exploration: Exploration,
  { base, before, current, act, path }: Return,
): Promise<SeenPage> {
  const { tools } = exploration
  const isBack = (seen: SeenPage): boolean =>
    isSameState(seen.inventory.controls, base.inventory.controls, { usable: tools.isUnsteady() })
  if (current && !tools.hasLeft(current)) {
    const undone = await tools.tryOn((run) => undo(run, act, before, current))
    if (undone && undone !== 'not done' && !tools.hasLeft(undone) && isBack(undone)) return undone
  }
  let seen = await tools.reopen()
  if (path.length === 0) {
    if (!isBack(seen)) tools.noteUnsteady()
    forgetShown(exploration, seen)
  }
  for (const earlier of path) {
    const handle = handleFor(seen, earlier.key)
    if (!handle) return seen
    const state = seen
    exploration.left--
    const done = await tools.tryOn((run) => perform(run, state, handle, earlier), state)
    if (!done || done === 'not done') return seen
    seen = done
  }
  return seen
}

/** What a fresh page shows by itself was not revealed by an act. */
function forgetShown({ revealed }: Exploration, { inventory: { controls } }: SeenPage): void {
  const keys = controlKeys(controls)
  for (const [at, control] of controls.entries()) {
    const known = revealed.get(keys[at] ?? '')
    if (known && usability(control) >= usability(known.control)) revealed.delete(keys[at] ?? '')
  }
}
