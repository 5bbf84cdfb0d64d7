import type { Check } from '../types.ts'
import { withoutIdleWords } from './idle-words.ts'
import type { FactContext, FactReader } from './readers.ts'

// Keys that move what has the focus up and down its values.
const moving = /^(?:Arrow(?:Up|Down|Left|Right)|PageUp|PageDown|Home|End)$/
const number = '[-−+]?\\d+(?:[.,]\\d+)*'
const meant =
  '(?:it|this|that|the (?:value|number|figure|amount|reading|slider|knob|handle|thumb|bar|field|spinner|counter|position))'
const verb =
  '(?:(?:is|are|was|has|stays?|remains?|stands?|stops?|sits?|reads?|says?|shows?|displays?|becomes?|equals?|goes|gone|moves?|moved|jumps?|jumped|changes?|changed|rises?|falls?|drops?|dropped|gets?|up|down|back)(?: |$))+'
const said = new RegExp(
  `^(?:${meant} )?(?:${verb})?(?:(?:to|at|on|by itself at) )?(?:the value )?(?:exactly )?(?<value>${number})$`,
  'i',
)

/** The value of what has the focus, where the step moved it by keys: "8", "it's at 26", "the knob stays at 80". */
export const readKeyValue: FactReader = (fact, context) => {
  const target = movedByKeys(context)
  const groups = said.exec(withoutIdleWords(fact).replace(/^(it|that)['’]s /i, '$1 is '))?.groups
  if (!target || groups?.['value'] === undefined) return undefined
  const check: Check = {
    kind: 'assert_labelled',
    target,
    expected: groups['value'],
    comparison: 'equals',
    unquoted: true,
  }
  return [check]
}

function movedByKeys({ actions, subject }: FactContext): Check['target'] {
  const last = actions.at(-1)
  // What the fact before spoke of may be something else.
  const isOther = subject !== undefined && !new RegExp(`^${meant}$`, 'i').test(subject)
  if (isOther || last?.action !== 'press' || !moving.test(last.key)) return undefined
  return last.target ?? { role: 'focused' }
}
