import { test } from 'vitest'
import { sentencesOf } from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'
import { expectLinear } from '../../../../support/costs.ts'

const splitsLinearly = (unit: string, most: number, head = ''): void => {
  expectLinear(most, (length) => sentencesOf(head + unit.repeat(length / unit.length)))
}

test.each(['--\n', 'From: a\n', '| a\n', '+--+\n| a |\n|   | b |\n', '==  ==\na   b\n', '.. note::\n  :id: x\n', 'a\nPage 1\n', '1\nHead\n', '<table><tr><td>', '<!--', '<script>', '`a <', '. . . ', '12 High Street ', 'a@b.', '- [a](#b)\n', '&amp;', '> ', 'a,b,c\n"x\n\n'])('a long text costs no more than its length: %j', (unit) => {
  splitsLinearly(unit, 100_000)
}) // prettier-ignore

test.each(['STATEMENT: >>>\n', '[REQUIREMENT]\nUID: A-1\nSTATEMENT: >>>\n', '[FREETEXT]\n', '[[SECTION]]\nTITLE: A\n', '<<<\n', 'ID: R-1\nText: >>>\n', 'text: |\n', 'level: 1\nlinks:\nref: \'\'\n', 'A-1 A-1 ', 'ID          ', 'Requirement: a\nSource: b\n'])('a long container costs no more than its length: %j', (unit) => {
  splitsLinearly(unit, 199_000, '[REQUIREMENT]\nUID: A-1\nSTATEMENT: >>>\n')
  splitsLinearly(unit, 199_000)
}) // prettier-ignore

test.each(['1 Orders 3\n', '1 Orders\n', 'Contents\n\n1 Orders 3\n2 Payment 2\n', 'Contents\n', '1 A1   ', 'Ab   1   ', '1.1 Ab 3\n\n\n\n', '1\t', 'Chapter A '])('long contents cost no more than their length: %j', (unit) => {
  splitsLinearly(unit, 199_000)
}) // prettier-ignore
