import { readPattern } from '../../patterns/index.ts'
import { exact, isMultiple } from '../decimal.ts'
import type { Condition } from '../model.ts'
import type { Value } from '../values.ts'
import { isDate, isTime } from './days.ts'
import { unknown, type Truth } from './unknown.ts'

type Form = Extract<Condition, { kind: 'form' }>['form']

/** Whether an entry is written as such. Nothing at all is written as nothing. */
export function judgeForm(value: Value, form: Form): Truth {
  if (value.type === 'empty') return unknown('nothing was entered')
  if (form === 'date' || form === 'time') {
    if (value.type === 'day') return form === 'date'
    if (value.type === form) return true
    return value.type === 'text' && (form === 'date' ? isDate(value.value) : isTime(value.value))
  }
  if (value.type !== 'text' && value.type !== 'number') return false
  const number = exact(value.value)
  if (form === 'number') return number !== undefined
  if (form === 'whole') return number !== undefined && isMultiple(number, { above: 1n, below: 1n })
  return form === 'e-mail' ? judgeAddress(value.value) : judgeUrl(value.value)
}

const part = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/
const host = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

/** Between what any page takes and what none takes there is much that pages judge differently. */
function judgeAddress(text: string): Truth {
  const [name = '', domain = '', ...more] = text.split('@')
  if (more.length > 0 || name === '' || domain === '' || /\s/.test(text)) return false
  if (part.test(name) && !name.includes('..') && !name.endsWith('.') && host.test(domain)) return true
  return unknown('whether it is an e-mail address is not said')
}

function judgeUrl(text: string): Truth {
  if (text.trim() === '' || /\s/.test(text)) return false
  const [scheme = '', rest = ''] = text.split('://')
  if (/^https?$/.test(scheme) && host.test(rest.split('/')[0] ?? '')) return true
  return text.includes('.') || text.includes(':') ? unknown('whether it is an address is not said') : false
}

/** Whether a text is of a pattern as a whole. */
export function judgePattern(text: string, expression: string, said: string): Truth {
  const pattern = readPattern(expression)
  return pattern ? pattern.testWhole(text) : unknown(`what "${said}" stands for is not known`)
}
