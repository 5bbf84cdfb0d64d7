import { compileStep } from '../../prose-steps/compile-step.ts'
import type { Target, TypedAction } from '../../prose-steps/types.ts'

const narrowing = ['exact', 'nth', 'within', 'or', 'near', 'about', 'also', 'unplaced'] as const

/**
 * A writer of steps in few signs, for a model: `"Weight in kg" = "5"`, `click "Get quote"`. What is not this simple stays in its author's words. Remembers what
 * it wrote.
 */
export function terseSteps(): (step: string) => string {
  const memory = new Map<string, string>()
  return (step) => {
    const text = memory.get(step) ?? terse(step)
    memory.set(step, text)
    return text
  }
}

function terse(step: string): string {
  const { actions, checks, problems } = compileStep({ action: step, expectedResult: '' })
  const parts = actions.map(shortOf)
  const isSimple = problems.length === 0 && checks.length === 0 && parts.length > 0
  const text = parts.join('; ')
  return isSimple && parts.every((part) => part !== undefined) && text.length < step.length ? text : step
}

function shortOf(action: TypedAction): string | undefined {
  if (!('target' in action) || !action.target) return undefined
  const name = nameOf(action.target)
  if (name === undefined || ('modifiers' in action && action.modifiers) || 'heldMs' in action)
    return undefined
  if (action.action === 'fill' || action.action === 'select') return `${name} = "${action.value}"`
  if (action.action === 'click' || action.action === 'check' || action.action === 'uncheck')
    return `${action.action} ${name}`
  return undefined
}

const nameOf = (target: Target): string | undefined =>
  target.name === undefined || narrowing.some((field) => target[field] !== undefined)
    ? undefined
    : `"${target.name}"`
