import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { refused, tried, usual } from '../tried.ts'

/** Choices. Needs two options at least, or one that is chosen at the beginning. */
export const options: Kind = {
  kind: 'options',
  ideas: (slots) => {
    const [field] = fieldsOf(slots, 1)
    const list = slots.all('O').filter((option) => option.length <= 40)
    if (list.length < 2 || list.length > 12 || slots.isNegated) return []
    const name = field?.single ?? 'choice'
    return [
      tried(
        `Each ${name} can be chosen: ${list.join(', ')}`.slice(0, 160),
        usual,
        list.slice(0, 6).map((option) => [`Choose "${option}" and save`, `"${option}" is kept`] as const),
      ),
      tried(`No other ${name} is taken`, refused, [
        [`Look at what is offered as the ${name}`, `It is ${list.join(', ')} and nothing else`],
        ['Send a value that is not in the list, past the page', 'It is refused'],
      ]),
    ]
  },
}
