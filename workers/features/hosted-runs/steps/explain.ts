import type { Candidate, Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { suggestControls } from '../../../../shared/domain/page-inventory/suggest-controls.ts'
import { nameOf, toldApart } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { type Meant, StepFailure } from './step-failure.ts'

type Found = Extract<Resolution, { status: 'found' }>

/** Why an element that was found cannot be acted on. */
export function obstacle({ role, name }: Found, { obstacle: reason, by }: Readiness): StepFailure {
  const what = nameOf({ role: role === '' ? 'element' : role, name })
  const sentences: Record<string, string> = {
    detached: `The ${what} was removed from the page while it was used.`,
    hidden: `The ${what} is not visible.`,
    disabled: `The ${what} is disabled.`,
    'read-only': `The ${what} is read-only.`,
    covered: `The ${what} is covered by ${by ?? 'another element'}, which would receive the click.`,
    outside: `The ${what} cannot be scrolled into view.`,
    moving: `The ${what} does not stop moving.`,
    transformed: `The ${what} is in a frame that is turned, scaled or zoomed, where no click can be aimed.`,
  }
  return new StepFailure('steps.not_actionable', sentences[reason ?? ''] ?? `The ${what} cannot be used.`)
}

/** Code and message for a target that was not found, or found several times, with how to say it better; the third part is what it may mean. */
export function explain(
  target: Target,
  resolution: Exclude<Resolution, Found>,
): [code: string, message: string, meant?: Meant[]] {
  const { status, candidates, behind } = resolution
  if (behind)
    return [
      'steps.not_actionable',
      `The ${nameOf(behind.what)} is there, but the ${nameOf(behind.layer)} is open over it. Close that first, or name what is in it.`,
    ]
  const apart = toldApart(candidates)
  const what = describe(target)
  const around = target.within ?? target.near
  const place = around ? describe(around) : ''
  const listed =
    candidates.length === 0
      ? ''
      : ` ${status === 'missing' ? 'The closest' : 'They are'}: ${apart.join('; ')}.`
  if (status === 'missing')
    return [
      'steps.not_found',
      `There is no ${what}${place === '' ? '' : ` in ${place}`} on the page.${listed}`,
      suggested(target, candidates, apart),
    ]
  if (status === 'no_region') return ['steps.not_found', `There is no ${place} on the page.`]
  const advice = better(target, candidates, apart)
  const meant = candidates.map(({ box }, at) => ({ say: apart[at] ?? '', ...(box ? { box } : {}) }))
  if (status === 'ambiguous_region')
    return ['steps.ambiguous', `Several places match ${place}.${listed} ${advice}`]
  if (target.name === undefined)
    return [
      'steps.ambiguous',
      `Nothing says which ${what}${place === '' ? '' : ` in ${place}`} is meant: there are ${resolution.count ?? candidates.length}.${listed} ${advice}`,
      meant,
    ]
  return [
    'steps.ambiguous',
    `${resolution.count ?? candidates.length} elements match ${what}${place === '' ? '' : ` in ${place}`}.${listed} ${advice}`,
    meant,
  ]
}

/** What may be meant by a name that nothing has, the likeliest first. */
function suggested(
  { name = '', role }: Target,
  candidates: readonly Candidate[],
  apart: readonly string[],
): Meant[] {
  const known = candidates.map((candidate, at) => ({ ...candidate, say: apart[at] ?? '' }))
  return suggestControls(name, role, known).map((control) => ({
    say: control.say,
    role: control.role,
    name: control.name,
    ...(control.box ? { box: control.box } : {}),
  }))
}

function describe({ role, name, nth, within: _within }: Target): string {
  const count = nth === undefined ? '' : nth < 0 ? 'last ' : `no. ${nth} `
  if (role === undefined) return `${count}${name === undefined ? 'element' : `"${name}"`}`
  return `${count}${nameOf({ role, name })}`
}

function better({ name }: Target, candidates: Candidate[], [first = '']: string[]): string {
  if (name === undefined)
    return first === '' ? 'Name it.' : `Say which one: ${first.startsWith('the ') ? first : `the ${first}`}.`
  const where = candidates.find((one) => one.where !== undefined)?.where
  const said = `"${name}"`
  const frames = new Set(candidates.map(({ frame }) => frame))
  const frame = [...frames].find((one) => one !== undefined && one !== '')
  if (frames.size > 1 && frame !== undefined) return `Say which one: ${said} in the "${frame}" frame.`
  return where === undefined
    ? `Say which one: the first ${said}, the second ${said}.`
    : `Say which one: ${said} in the ${nameOf(where)}, or the first ${said}.`
}
