import { exact } from '../../requirements/calculators/decimals.ts'
import type { EntryFault } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorInput } from '../model.ts'

/** What the text says of an entry: its number, or what answers it; undefined where the text does not say. */
export type Read = { number: number } | { text: string } | { message: string; fault: EntryFault } | undefined

/** Whether a number is typed into an input: some rule, change or message measures it. */
export function isNumeric(
  { rules, changes, faults }: Calculator,
  { label, control }: CalculatorInput,
): boolean {
  return (
    control === 'textbox' &&
    ([...rules, ...changes].some(({ when }) =>
      when.some((one) => one.is === 'between' && one.label === label),
    ) ||
      faults.some((one) => one.label === label && one.fault.kind !== 'empty'))
  )
}

/** Reads what stands in an input as the text says that the page does. */
export function readEntry(calculator: Calculator, input: CalculatorInput, raw: string): Read {
  const { faults, says, blanks, spellings } = calculator
  const own = faults.filter(({ label }) => label === input.label)
  const answered = (kind: EntryFault['kind']): Read => {
    const found = own.find(({ fault }) => fault.kind === kind)
    return found && { message: found.text, fault: found.fault }
  }
  const trimmed = raw.trim()
  if (trimmed === '') {
    const sure = raw === '' || says.trim !== undefined || blanks.some(({ label }) => label === input.label)
    return sure ? answered('empty') : undefined
  }
  if (raw !== trimmed && !says.trim) return undefined
  if (!isNumeric(calculator, input)) return { text: trimmed }
  if (spellings.some(({ label, values }) => label === input.label && values.includes(trimmed)))
    return answered('notNumber')
  const plain = /^-?\d{1,9}(?:([.,])(\d{1,4}))?$/.exec(trimmed)
  if (!plain) return /\d/.test(trimmed) ? undefined : answered('notNumber')
  if (plain[1] === ',' && !says.comma) return undefined
  const number = Number(trimmed.replace(',', '.'))
  const broken = own.filter(({ fault }) => breaks(fault, number, plain[2]?.length ?? 0))
  const [first] = broken
  if (!first) return { number }
  const sure = says.ordered !== undefined || broken.every(({ text }) => text === first.text)
  return sure ? { message: first.text, fault: first.fault } : undefined
}

function breaks(fault: EntryFault, number: number, digits: number): boolean {
  switch (fault.kind) {
    case 'notWhole':
      return !Number.isInteger(number)
    case 'decimals':
      return digits > fault.most
    case 'below':
      return fault.orEqual ? exact(number) <= exact(fault.limit) : exact(number) < exact(fault.limit)
    case 'above':
      return fault.orEqual ? exact(number) >= exact(fault.limit) : exact(number) > exact(fault.limit)
    default:
      return false
  }
}
