import { formatDecimal } from '../../numbers/decimal.ts'
import { writeMoment } from '../../requirements/facts/temporal/moment.ts'
import type { Constraints, NumberRange } from '../../requirements/facts/types.ts'
import type { Parameter, PartitionTest } from '../model.ts'
import { otherLiteral } from '../partitions/other-value.ts'
import { fileLiteral, otherType } from './file.ts'
import { impossibleDay, momentWithin, typicalMoment } from './temporal.ts'
import { patternBreaking } from './pattern.ts'
import { longestLiteral, textBreaking, textOfLength, textWithout, validText } from './text.ts'

/** What stands for a checked and an unchecked box in test data. */
export const checkedLiteral = 'checked'
export const uncheckedLiteral = 'unchecked'

/** A literal that every constraint of the input allows; undefined when the constraints allow none that can be written. */
export function typicalLiteral({ label, constraints }: Parameter): string | undefined {
  const { control, choices, number, example, temporal, file, required } = constraints
  if (control === 'checkbox') return checkedLiteral
  if (choices) return choices[0]
  // No run can attach a file, so one is attached only where it must be.
  if (file) return required ? fileLiteral(file) : undefined
  if (temporal) return typicalMoment(temporal)
  if (number) return typicalNumber(number)
  return example ?? validText(label, constraints)
}

/** Well inside the range, so that a boundary fault does not hide the main scenario. */
function typicalNumber({ min, max, floor, scale, step, stepped }: NumberRange): string {
  const low = min ?? floor
  if (low !== undefined && max !== undefined)
    return formatDecimal(low + ((max - low) / step / 3n) * step, scale)
  const unit = stepped ? step : 10n ** BigInt(scale)
  if (low !== undefined) return formatDecimal(low + 5n * (step > unit ? step : unit), scale)
  if (max !== undefined)
    return formatDecimal(max > 2n * step ? (max / step / 2n) * step : max - 2n * step, scale)
  return formatDecimal(12n * unit, scale)
}

/** A literal in the partition that satisfies the input's other constraints where it can; undefined when none can be written. */
export function literalFor(parameter: Parameter, test: PartitionTest): string | undefined {
  const { label, constraints } = parameter
  const typical = () => typicalLiteral(parameter)
  switch (test.kind) {
    case 'empty':
      return ''
    case 'present':
      return typical()
    case 'choice':
    case 'literalIs':
      return test.value
    case 'checked':
      return test.checked ? checkedLiteral : uncheckedLiteral
    case 'numberIs':
      return formatDecimal(test.value, test.scale)
    case 'number':
      return numberWithin(test, constraints)
    case 'notNumber':
      return 'abc'
    case 'notWhole':
      return `${typical() ?? '1'}.5`
    case 'notMultiple':
      return formatDecimal(test.base + test.step / 2n, test.scale)
    case 'lengthIs':
      return textOfLength(label, constraints, test.value)
    case 'length':
      return lengthWithin(test, parameter)
    case 'pattern':
      return test.matches ? typical() : patternBreaking(parameter, test.source)
    case 'temporalIs':
      return writeMoment(test.value, test.of)
    case 'otherThan':
      return otherLiteral(test.values)
    case 'fileType':
      return fileOfType(constraints.file, test)
    case 'fileSize':
      return constraints.file && fileLiteral(constraints.file, { tenths: test.tenths })
    case 'offStep':
      return writeMoment({ from: 'calendar', at: test.base + Math.floor(test.step / 2) }, 'time')
    case 'temporal':
      return momentWithin(test, constraints.temporal)
    case 'format':
      if (test.format === 'date' && !test.matches) return impossibleDay(constraints.temporal)
      return test.matches ? typical() : broken(test.format, typical())
    case 'class':
      return test.has ? typical() : without(test.name, typical())
  }
}

function broken(format: NonNullable<Constraints['format']>, valid: string | undefined): string | undefined {
  return valid === undefined ? undefined : textBreaking(format, valid)
}

function without(
  name: NonNullable<Constraints['contains']>[number],
  valid: string | undefined,
): string | undefined {
  return valid === undefined ? undefined : textWithout(valid, name)
}

function fileOfType(
  file: Constraints['file'],
  { types, among }: { types: string[]; among: boolean },
): string | undefined {
  const type = among ? types[0] : otherType(types)
  return file && type ? fileLiteral(file, { type }) : undefined
}

/** A value of the partition next to the range, so that one literal serves partition and boundary. */
function numberWithin(
  { min, max, scale }: { min?: bigint; max?: bigint; scale: number },
  { number }: Constraints,
): string | undefined {
  if (!number) return undefined
  const wrong =
    (max !== undefined && number.min !== undefined && max < number.min) ||
    (min !== undefined && number.max !== undefined && min > number.max)
  return wrong
    ? formatDecimal(
        max !== undefined && number.min !== undefined && max < number.min ? max : (min ?? 0n),
        scale,
      )
    : typicalNumber(number)
}

function lengthWithin(
  { min, max }: { min: number; max?: number },
  { label, constraints }: Parameter,
): string | undefined {
  const { length } = constraints
  const valid = length && length.max === max && Math.max(1, length.min) === Math.max(1, min)
  if (valid) return validText(label, constraints)
  if (max !== undefined) return textOfLength(label, constraints, max)
  return min + 1 > longestLiteral ? undefined : textOfLength(label, constraints, min)
}
