import type { PageControl } from '../../page-inventory/schema.ts'
import { nameOf } from '../../prose-steps/tell-apart.ts'
import type { TypedAction } from '../../prose-steps/types.ts'
import { type CompiledCase, placeOf } from '../compiled.ts'
import { cut, type Finding, finding, listed } from '../finding.ts'
import { normal } from '../ground/normal.ts'
import { actWords, ActsDone } from '../page/acts-done.ts'
import { fitsAction } from '../page/fits-action.ts'
import type { PageControls } from '../page/page-controls.ts'

interface Doubt {
  result: 'fails' | 'unknown'
  reason: string
  hint?: string
}

/** Whether the controls that a case acts on are on the pages, in the state that its earlier steps brought about. */
export function possible(compiled: CompiledCase, page: PageControls | undefined): Finding {
  if (!page) return finding('possible', 'unknown', 'No page was looked at.')
  const done = new ActsDone()
  let doubt: { where: string; of: Doubt } | undefined
  for (const part of compiled.parts)
    for (const action of part.actions) {
      const own = doubtOf(action, done, page)
      if (own?.result === 'fails')
        return finding('possible', 'fails', `${own.reason} (${placeOf(part)})`, { hint: own.hint })
      if (own) doubt ??= { where: placeOf(part), of: own }
      done.do(action, page.urls)
    }
  if (doubt) return finding('possible', 'unknown', `${doubt.of.reason} (${doubt.where})`)
  return finding('possible', 'holds', 'The page has every control that it uses, in the state that it needs.')
}

function doubtOf(action: TypedAction, done: ActsDone, page: PageControls): Doubt | undefined {
  const target = 'target' in action ? action.target : undefined
  if (!target?.name) return undefined
  const { name, role } = target
  const named = page.named(target)
  if (named.length === 0)
    return isThere(action, name, page) ? undefined : unlisted(action, name, role, done, page)
  const fitting = named.filter((control) => fitsAction(control, action.action))
  const [first] = named
  if (fitting.length === 0 && first)
    return {
      result: 'fails',
      reason: `${nameOf(first)} takes no such action as ${action.action}`,
      hint: `“${cut(name, 80)}” is a ${first.role}: use it as one.`,
    }
  const doubts = fitting.flatMap((control) => stateDoubt(control, done) ?? [])
  const isUsable = doubts.length < fitting.length
  const doubt = isUsable ? undefined : (doubts.find(({ result }) => result === 'unknown') ?? doubts[0])
  return doubt ?? (action.action === 'select' ? optionDoubt(fitting, action.value, done) : undefined)
}

/** Rows, headings, options and other texts can be acted on as well, though nothing can be typed into them. */
function isThere({ action }: TypedAction, name: string, page: PageControls): boolean {
  return (
    (action === 'click' || action === 'hover' || action === 'scroll_to' || action === 'check') &&
    page.hasText(name)
  )
}

function unlisted(
  { action }: TypedAction,
  name: string,
  role: string | undefined,
  done: ActsDone,
  page: PageControls,
): Doubt {
  const what = nameOf({ role: role ?? 'control', name: cut(name, 80) })
  if (page.isCut || done.isElsewhere || done.mayCreate)
    return { result: 'unknown', reason: `Nobody saw the ${what}; an earlier step may bring it about` }
  const nearest = page.nearest(name, role ?? (action === 'click' ? 'button' : undefined))
  const hint = nearest.length > 0 ? `The page has ${listed(nearest)}.` : 'The page lists nothing like it.'
  return { result: 'fails', reason: `The page has no ${what}`, hint }
}

function stateDoubt(control: PageControl, done: ActsDone): Doubt | undefined {
  if (done.isElsewhere) return undefined
  const away = done.tookAway(control)
  if (away)
    return {
      result: 'fails',
      reason: `${nameOf(control)} is gone or out of use after: ${actWords(away)}`,
      hint: `Use “${control.name}” before that, or undo it first.`,
    }
  if (!control.hidden && !control.disabled) return undefined
  const path = control.revealedBy ?? []
  if (path.length > 0 && done.didAll(path)) return undefined
  if (control.revealedByOthers && done.isAny) return undefined
  const state = control.hidden ? 'is not shown' : 'cannot be used'
  if (path.length > 0) {
    const isMaybe = done.mayCreate || path.every((reveal) => done.touched(reveal))
    const first = path.map(actWords).join(', ')
    return isMaybe
      ? { result: 'unknown', reason: `${nameOf(control)} ${state} when the page is opened` }
      : { result: 'fails', reason: `${nameOf(control)} ${state} yet`, hint: `Before it: ${first}.` }
  }
  // What a look does not press, such as "Delete", may be what brings it about.
  if (done.mayCreate || (control.disabled && done.isAny)) return undefined
  return {
    result: 'fails',
    reason: `${nameOf(control)} ${state} when the page is opened, and nothing before changes that`,
    hint: `Do first what makes “${control.name}” usable.`,
  }
}

function optionDoubt(controls: readonly PageControl[], value: string, done: ActsDone): Doubt | undefined {
  const options = controls.flatMap(({ options: own = [], role, name }) =>
    role === 'radio' || role === 'option' ? [name] : own,
  )
  const wanted = normal(value)
  const isMet = options.some((option) => normal(option) === wanted || normal(option).startsWith(`${wanted} `))
  if (options.length === 0 || isMet || wanted === '' || value.startsWith('%')) return undefined
  const [first] = controls
  const reason = `“${cut(value, 80)}” is no option of ${first ? nameOf(first) : 'the list'}`
  return done.isChanged || done.isElsewhere
    ? { result: 'unknown', reason: `${reason} when the page is opened` }
    : { result: 'fails', reason, hint: `Its options are ${listed(options, 6)}.` }
}
