import { startsWithVerb } from '../clauses.ts'
import { emptyFields } from '../asides.ts'
import { compileChecks } from '../compile-checks.ts'
import type { Reading } from '../patterns.ts'
import type { TypedAction } from '../types.ts'
import { mayBeCalled } from './names.ts'
import type { ActionReader } from './readers.ts'

const chosen = '(?:chosen|selected|picked|set|given)'
const ticked = '(?:ticked|checked|crossed)'
const entered = '(?:typed|entered|filled(?: in| out)?|written|put in|given|typed in)'
const still = '(?: (?:is|are|was|were))?(?: (?:still|left|kept|stays?))*'
const ending = '(?: (?:yet|so far|at all|here|anywhere|in))*'
const nothing = new RegExp(
  `^(?:with )?(?:nothing|no (?:input|data|text|values?|entries))(?: else)?${still} (?:(${entered})|${chosen}|${ticked}|changed|added|touched)${ending}$`,
  'i',
)
const none = new RegExp(`^(?:with )?no (.+?)${still} (?:${chosen}|${entered})${ending}$`, 'i')
const unticked = new RegExp(`^(?:with )?(?:the )?(.+?)${still} (?:not |un)${ticked}${ending}$`, 'i')
const empty = new RegExp(
  `^(?:with )?(?:the )?(.+?)(?:${still} (?:blank|empty)|${still} not ${entered}|${still} not ${chosen})${ending}$`,
  'i',
)
const field = / (?:field|box|input)$/i

/** How things stand while it is done, said among what is done: nothing is done, and where it is not so the step is an error. */
export const readNotedState: ActionReader = (clause, reading, earlier) => {
  const text = clause.trim()
  if (startsWithVerb(text)) return undefined
  const [nobody, typed] = nothing.exec(text) ?? []
  if (nobody !== undefined)
    return typed !== undefined && earlier.some(({ action }) => action !== 'goto') ? [emptyFields] : []
  const [, box] = unticked.exec(text) ?? []
  if (box !== undefined) return seen(box, 'is not ticked', reading)?.map(ofBox)
  const [, open] = none.exec(text) ?? empty.exec(text) ?? []
  return open === undefined ? undefined : seen(open.replace(field, ''), 'is empty', reading)
}

// A box is noted by some words of what stands beside it.
const ofBox = (action: TypedAction): TypedAction =>
  action.action === 'wait_until'
    ? {
        ...action,
        checks: action.checks.map((check) =>
          check.target ? { ...check, target: { ...check.target, role: 'noted' } } : check,
        ),
      }
    : action

function seen(what: string, so: string, reading: Reading): TypedAction[] | undefined {
  if (!/^\uE000\d+\uE001$/.test(what) && !mayBeCalled(what)) return undefined
  const { checks, problems } = compileChecks({
    ...reading,
    prose: { ...reading.prose, text: `${what} ${so}` },
  })
  return problems.length === 0 && checks.length > 0 ? [{ action: 'wait_until', checks }] : undefined
}
