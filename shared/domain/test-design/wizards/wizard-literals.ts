import { partitionsOf } from '../partitions/partitions-of.ts'
import { literalFor, typicalLiteral } from '../literals/literal-for.ts'
import type { Parameter } from '../model/forms.ts'
import type { Partition } from '../partitions/partition.ts'
import type { Wizard } from './wizard-model.ts'
import { brokenBy, messageFor } from './wrong-in-wizard.ts'

/** A literal of one input that is tried alone. */
export interface Probe {
  literal: string
  valid: boolean
  /** "Nights is 15". */
  words: string
  boundary: boolean
  requirementId: string
}

/** The literals with which each rule about one input is kept or broken, each once. A wrong one only where the text says what answers it. */
export function probesOf(wizard: Wizard, parameter: Parameter): Probe[] {
  const { statedBy, origins } = parameter
  const home = origins[0] ?? ''
  const own = partitionsOf(parameter)
    .filter(({ test }) => test.kind !== 'notNumber' && test.kind !== 'fileType' && test.kind !== 'fileSize')
    .flatMap((partition) => fromPartition(partition, parameter, statedBy[partition.by] ?? home))
  const found = [...own, ...special(wizard, parameter)]
  const seen = new Set<string>()
  return found.filter(({ literal, valid }) => {
    const broken = brokenBy(parameter, literal, wizard, parameter.messages).length > 0
    const sure = valid ? !broken : messageFor(parameter, literal, wizard) !== undefined
    return sure && !seen.has(literal) && Boolean(seen.add(literal))
  })
}

function fromPartition(
  { test, valid, description, technique }: Partition,
  parameter: Parameter,
  requirementId: string,
): Probe[] {
  const literal = literalFor(parameter, test)
  const boundary = technique === 'Boundary Value Analysis'
  return literal === undefined || literal.length > 3000
    ? []
    : [{ literal, valid, words: description, boundary, requirementId }]
}

/** Only spaces, outer spaces, counted digits, and what an address must have: rules that no other form has words for. */
function special(wizard: Wizard, parameter: Parameter): Probe[] {
  const { id, label, constraints } = parameter
  const of = <T extends { parameterId: string }>(list: T[]) =>
    list.find(({ parameterId }) => parameterId === id)
  const [blank, digits, address] = [of(wizard.blanks), of(wizard.digits), of(wizard.addresses)]
  const probe = (
    literal: string,
    valid: boolean,
    words: string,
    requirementId: string,
    boundary = false,
  ): Probe => ({ literal, valid, words: `${label} ${words}`, boundary, requirementId })
  const found: Probe[] = []
  if (blank) found.push(probe('   ', false, 'has only spaces', blank.requirementId))
  if (wizard.trimmed && constraints.length && constraints.length.min > 1)
    found.push(
      probe(
        `  ${'Bo'.slice(0, 1).padEnd(constraints.length.min - 1, 'o')}  `,
        false,
        'is too short without its outer spaces',
        wizard.trimmed.requirementId,
      ),
    )
  const usual = typicalLiteral(parameter)
  if (wizard.trimmed && usual !== undefined && isText(parameter))
    found.push(probe(`  ${usual}  `, true, 'has spaces around it', wizard.trimmed.requirementId))
  if (digits) {
    const { min, max = min } = digits.length
    const count = (length: number) => '4930123456789012345678901234'.slice(0, length)
    found.push(
      probe(count(min), true, `has ${min} digits`, digits.requirementId, true),
      probe(count(max), true, `has ${max} digits`, digits.requirementId, true),
      probe(count(min - 1), false, `has ${min - 1} digits`, digits.requirementId, true),
      probe(count(max + 1), false, `has ${max + 1} digits`, digits.requirementId, true),
      probe(`${count(min + 1)}x`, false, 'has a letter', digits.requirementId),
    )
    if (digits.extra.includes('+') && digits.extra.includes(' '))
      found.push(probe(`+49 ${count(min + 1)}`, true, 'has a plus and a space', digits.requirementId))
  }
  if (address) found.push(...addressProbes(address, probe))
  return found
}

function addressProbes(
  { ending, one, spaceless, requirementId }: Wizard['addresses'][number],
  probe: (literal: string, valid: boolean, words: string, requirementId: string) => Probe,
): Probe[] {
  return [
    ...(ending === undefined ? [] : [probe('alex.miller@example', false, 'has no ending', requirementId)]),
    ...(ending !== undefined && ending > 1
      ? [
          probe(
            `alex.miller@example.${'c'.repeat(ending - 1)}`,
            false,
            'has an ending that is too short',
            requirementId,
          ),
        ]
      : []),
    ...(one ? [probe('alex@miller@example.com', false, 'has two @', requirementId)] : []),
    ...(spaceless ? [probe('alex miller@example.com', false, 'has a space inside', requirementId)] : []),
  ]
}

/** What is typed as words: outer spaces of a number or a day are not spoken of. */
export function isText({ constraints: { control, choices, number, temporal, file } }: Parameter): boolean {
  return (
    (control ?? choices ?? number ?? temporal ?? file) === undefined ||
    (control === 'textbox' && !number && !temporal)
  )
}
