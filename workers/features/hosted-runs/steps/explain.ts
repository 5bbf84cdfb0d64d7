import type { Candidate, Readiness, Resolution } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Target } from '../../../../shared/domain/prose-steps/types.ts'
import { StepFailure } from './outcome.ts'

type Found = Extract<Resolution, { status: 'found' }>

/** Why an element that was found cannot be acted on. */
export function obstacle({ role, name }: Found, { obstacle: reason, by }: Readiness): StepFailure {
  const what = `${role === '' ? 'element' : role} "${name}"`
  const sentences: Record<string, string> = {
    detached: `The ${what} was removed from the page while it was used.`,
    hidden: `The ${what} is not visible.`,
    disabled: `The ${what} is disabled.`,
    'read-only': `The ${what} is read-only.`,
    covered: `The ${what} is covered by ${by ?? 'another element'}, which would receive the click.`,
    outside: `The ${what} cannot be scrolled into view.`,
    moving: `The ${what} does not stop moving.`,
  }
  return new StepFailure('steps.not_actionable', sentences[reason ?? ''] ?? `The ${what} cannot be used.`)
}

/** Code and message for a target that was not found, or found several times; it lists the candidates and how to say it better. */
export function explain(
  target: Target,
  resolution: Exclude<Resolution, Found>,
): [code: string, message: string] {
  const { status, candidates } = resolution
  const what = describe(target)
  const place = target.within ? describe(target.within) : ''
  const listed =
    candidates.length === 0
      ? ''
      : ` ${status === 'missing' ? 'There is' : 'They are'}: ${candidates.map(list).join('; ')}.`
  if (status === 'missing')
    return [
      'steps.not_found',
      `There is no ${what}${place === '' ? '' : ` in ${place}`} on the page.${listed}`,
    ]
  if (status === 'no_region') return ['steps.not_found', `There is no ${place} on the page.`]
  const advice = better(target, candidates)
  if (status === 'ambiguous_region')
    return ['steps.ambiguous', `Several places match ${place}.${listed} ${advice}`]
  return [
    'steps.ambiguous',
    `${resolution.count ?? candidates.length} elements match ${what}${place === '' ? '' : ` in ${place}`}.${listed} ${advice}`,
  ]
}

function describe({ role, name, nth }: Target): string {
  const kind = role ?? (name === undefined ? 'element' : '')
  const count = nth === undefined ? '' : nth < 0 ? 'last ' : `no. ${nth} `
  return `${count}${kind}${kind !== '' && name !== undefined ? ' ' : ''}${name === undefined ? '' : `"${name}"`}`
}

function list({ role, name, where }: Candidate): string {
  return `${role} "${name}"${where === undefined ? '' : ` in ${where}`}`
}

function better({ name }: Target, candidates: Candidate[]): string {
  const where = candidates.find((one) => one.where !== undefined)?.where
  const said = `"${name ?? ''}"`
  return where === undefined
    ? `Say which one: the first ${said}, the second ${said}.`
    : `Say which one: ${said} in the ${where.replace(/^region /, 'section ')}, or the first ${said}.`
}
