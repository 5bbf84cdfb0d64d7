import { expect, test } from 'vitest'
import { sentencesOf } from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'

/** What may demand something, and the headings of the sections. */
const saidIn = (text: string): string[] =>
  sentencesOf(text)
    .filter(({ is }) => is !== 'link' && is !== 'code')
    .map((one) => one.text)

const body = '1 Orders\n\nAn order has a number.\n\n1.1 Cart\n\nThe cart is kept.\n\n2 Payment\n\nA card is charged.\n\n2.1 Refunds\n\nMoney goes back.' // prettier-ignore
const said = saidIn(body)

test.each([
  ['numbers and pages', 'Contents\n\n1 Orders 3\n1.1 Cart 3\n2 Payment 14\n2.1 Refunds 20'],
  ['no line between', 'Table of Contents\n1. Orders 3\n1.1. Cart 3\n2. Payment 14\n2.1. Refunds 20'],
  ['indented titles', 'CONTENTS\n\nPreface   iv\nOrders   3\n  Cart   3\nPayment   14\n  Refunds   20'],
  ['tabs', 'Contents\tPage\n\nOrders\t3\n\tCart\t3\nPayment\t14\n\tRefunds\t20'],
  ['two columns', 'Contents\n\n1 Orders 3          2 Payment 14\n1.1 Cart 3          2.1 Refunds 20'],
  ['two columns and tabs', 'Contents\n\n1 Orders 3\t2 Payment 14\n1.1 Cart 3\t2.1 Refunds 20'],
  ['blank lines', 'Contents\n\n1 Orders 3\n\n1.1 Cart 3\n\n2 Payment 14\n\n2.1 Refunds 20'],
  ['no pages', 'Contents\n\n1 Orders\n1.1 Cart\n2 Payment\n2.1 Refunds'],
  ['no name above', '1 Orders 3\n1.1 Cart 3\n2 Payment 14\n2.1 Refunds 20'],
  ['a name above that is none', 'Webshop 2.0\n===========\n\n1 Orders 3\n1.1 Cart 3\n2 Payment 14'],
  ['chapters', 'Contents\n\nChapter 1 Orders 3\nChapter 2 Payment 14\nAppendix A Prices 20'],
  ['links', '- [Orders](#orders)\n  - [Cart](#cart)\n* [Payment](#payment)\n1.1 [Refunds](#refunds)'],
])('a table of contents is furniture: %s', (_, contents) => {
  const expected = contents.startsWith('Webshop') ? ['Webshop 2.0', ...said] : said
  for (const text of [`${contents}\n\n${body}`, `${contents}\n\n${body}`.replaceAll('\n', '\r\n')])
    expect(saidIn(text)).toEqual(expected)
})

test('contents without a text below them are furniture by their outline', () => {
  expect(saidIn('1 Introduction 3\n1.1 Scope 3\n2 Orders 5\n2.1 Cart 6\n2.1.1 Adding articles 6')).toEqual([])
})

test.each([
  ['limits', '3.2 The cart holds at most 14\n3.3 The list shows up to 20\n3.4 The page has no more than 25'],
  ['limits below their section', '3 The cart has 3\n3.1 The cart holds at most 14\n3.2 The list shows exactly 20\n4 The page counts to 25'],
  ['pages that fall', '1 Bean 30\n1.1 Roast 20\n1.2 Gold 10\n2 Jade 5'],
  ['amounts of one level', '1 Bean 10\n2 Roast 20\n3 Gold 30\n4 Jade 40'],
  ['values', 'Bean   10\nRoast   20\nGold   30'],
  ['limits under a name like that', 'Contents\n\n3.2 The cart holds at most 14\n3.3 It shows up to 20'],
  ['one line alone', 'Contents\n\nPayment 14'],
  ['links with words', '- [Orders](#orders) are kept\n- Open [Cart](#cart)'],
])('a list that ends in numbers is content: %s', (_, list) => {
  const text = saidIn(list).join('\n')
  for (const line of list.split('\n'))
    expect(text).toContain(line.replace(/^[\d.]+ |^- /, '').replace(/ {2,}/g, ' ').replace(/\[(\w+)\]\(#\w+\)/, ' $1').trim().split('  ')[0])
}) // prettier-ignore

test('the first of numbered requirements is one of them, and a number above a text is a title', () => {
  const numbered = 'Intro.\n\n3.2 The cart holds 14\n3.3 The list shows 20\n\n4.1 It has up to 30\n\nIt ends.'
  expect(sentencesOf(numbered).map(({ is }) => is)).toEqual(['sentence', 'item', 'item', 'item', 'sentence'])
  const titled = 'Intro.\n\n3.2 Cart\n\n3.2.1 The list shows 20\n3.2.2 It is red\n\n3.3 Payment\nIt ends.'
  expect(
    sentencesOf(titled)
      .filter(({ is }) => is === 'heading')
      .map(({ text }) => text),
  ).toEqual(['Cart', 'Payment'])
})
