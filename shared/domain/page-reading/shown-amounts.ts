import type { Control, RequirementModel, Rule } from '../requirement-model/index.ts'
import { labelNamed, type ValueLabel } from './value-labels.ts'

/** Amounts that people see: the page shows them beside a label, or a sentence quotes them with their name ("Price: 7.50 EUR"). */
export function shownAmounts(
  { subjects, controls, rules }: RequirementModel,
  sentences: readonly { text: string }[],
  labels: readonly ValueLabel[],
): Control[] {
  const placed = new Set(controls.map(({ subject }) => subject))
  return subjects
    .filter(({ id, kind }) => kind === 'number' && !placed.has(id))
    .flatMap(({ id, name, aliases, initial }): Control[] => {
      const label = [name, ...aliases].map((called) => labelNamed(called, labels)).find((one) => one)
      // How many entries a list has at first, only the page knows.
      if (label && isCounted(id, rules) && /[1-9]/.test(label.value)) return []
      if (!initial && isCountedOn(id, rules)) return []
      if (!label && !sentences.some(({ text }) => isLabelled(text, name))) return []
      return [
        {
          id: `${id}t`,
          name: label?.name ?? name,
          role: 'text',
          subject: id,
          quoted: true,
          scope: '',
          from: [],
        },
      ]
    })
}

const isCounted = (id: string, rules: readonly Rule[]): boolean =>
  rules.some(({ then }) =>
    then.some(
      (effect) =>
        effect.kind === 'set' &&
        effect.subject === id &&
        /"kind":"(?:count|sum)"/.test(JSON.stringify(effect.to)),
    ),
  )

const isLabelled = (text: string, name: string): boolean => {
  const at = text.toLowerCase().indexOf(`${name.toLowerCase()}:`)
  return at >= 0 && /\d/.test(text.slice(at + name.length))
}

/** Whether it is only ever worked out of what it was before: where that is not told, nobody knows it. */
function isCountedOn(id: string, rules: readonly Rule[]): boolean {
  const ways = rules.flatMap(({ then }) =>
    then.flatMap((effect) => (effect.kind === 'set' && effect.subject === id ? [effect.to] : [])),
  )
  return ways.length > 0 && ways.every((to) => JSON.stringify(to).includes(`"subject":"${id}"`))
}
