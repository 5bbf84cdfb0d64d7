import { sameAct } from '../business-verbs.ts'
import type { Target, TypedAction } from '../types.ts'
import { activate } from '../controls.ts'
import { writtenName } from './names.ts'
import type { ActionReader } from './readers.ts'

// Who takes part says by which name; what is saved, exported or marked "as" something says of which kind.
const takingPart =
  /^(start|begin|join|play|enter|register|sign up|log ?in|sign ?in|log on|check in|connect|continue|subscribe)(?: (?:the |an? |your |my )?([a-z]+(?: [a-z]+)?))? as:? (.+)$/i

/**
 * "Start the quiz as Dora": by the control that says so; else the name goes into the one field to type in beside the control of that verb, which is then
 * pressed. Where several fields stand there, as beside a password, nobody knows the plan.
 */
export const readTakingPart: ActionReader = (clause, { prose }) => {
  const [, said = '', what = '', who = ''] = takingPart.exec(clause) ?? []
  const name = /^[^\s,;@]+@[^\s,;@]+$/.test(who) ? who : writtenName(who, prose)
  if (name === undefined) return undefined
  const verb = said.toLowerCase()
  const names = [...(what === '' ? [] : [`${verb} ${what}`]), verb, ...sameAct(verb)]
  const beside: Target = { role: 'typing', within: { role: 'around', name: verb } }
  const press = activate(names)
  const pressed =
    press.action === 'click'
      ? {
          ...press,
          target: { ...press.target, or: names.map((one): Target => ({ role: 'button', name: one })) },
        }
      : press
  const plan: TypedAction[] = [{ action: 'fill', target: beside, value: name }, pressed]
  return [activate([`${verb} as ${name}`], undefined, plan)]
}
