import type { Machine } from '../model.ts'
import { capital, toStep } from './step-prose.ts'

const irregular: Record<string, string> = {
  sent: 'send',
  paid: 'pay',
  sold: 'sell',
  shown: 'show',
  written: 'write',
  withdrawn: 'withdraw',
  undone: 'undo',
  redone: 'redo',
  put: 'put',
  taken: 'take',
  made: 'make',
}

/** The step that brings about an event: a click where the text or a named button says so, else an imperative in the words of the text. */
export function eventStep(event: string, { entity, buttons }: Pick<Machine, 'entity' | 'buttons'>): string {
  const passive =
    /^(?:(?:it|the [\w -]{1,40}?|an? [\w -]{1,40}?) )?(?:is|are|was|has been|gets) ([a-z]+)(.*)$/i.exec(event)
  const who = /^(?:the |an? )?((?:[\w-]+ )?(?!user\b)[a-z]+) [a-z]+s\b/i.exec(event)?.[1]
  const spoken = who === undefined ? event : event.replace(/^(?:the |an? )?/i, '').replace(who, 'the user')
  const text = passive
    ? `${capital(baseOf(passive[1] ?? ''))} the ${entity}${passive[2] ?? ''}`
    : toStep(spoken).text.replace(/\b(?:it|them)\b/, `the ${entity}`)
  if (/^Click\b/.test(text)) return text
  const verb = text.split(' ')[0] ?? ''
  const button = buttons.find(
    (name) =>
      name.toLowerCase() === verb.toLowerCase() || name.toLowerCase().startsWith(`${verb.toLowerCase()} `),
  )
  if (button) return `Click the "${button}" button`
  const whole = text.split(' ').length === 1 ? `${text} the ${entity}` : text
  return passive || who === undefined || /^(?:user|it)$/i.test(who)
    ? whole
    : `As the ${who}, ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
}

/** "submitted" → "submit", "approved" → "approve", "denied" → "deny". */
function baseOf(participle: string): string {
  const word = participle.toLowerCase()
  const known = irregular[word]
  if (known) return known
  if (!word.endsWith('ed')) return word
  const stem = word.slice(0, -2)
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  if (/([bdgmnprt])\1$/.test(stem) && !stem.endsWith('add')) return stem.slice(0, -1)
  if (/^(?:cancell|labell|travell|controll|modell|signall)$/.test(stem)) return stem.slice(0, -1)
  return /(?:[vzcu]|[^s]s|[aiu]t|let|lv|rg|dg|ir|ar|id|ok|in|al)$/.test(stem) &&
    !/(?:edit|submit|audit|limit|commit|visit|exit|join|return|sign|repair|fail|mail|appeal|detail|block|book|cc|oc)$/.test(
      stem,
    )
    ? `${stem}e`
    : stem
}
