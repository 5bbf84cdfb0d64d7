import { describe, expect, test } from 'vitest'
import { plainText } from '../../../../shared/domain/test-imports/rich-text.ts'
import { expectFindings, importText, toldOf } from './import-file.ts'

describe('rich text becomes plain text', () => {
  test.each([
    ['<DIV><P>Click "Save&nbsp;all"</P></DIV>', 'Click "Save all"'],
    ['<p>The message <b>"Saved"</b> is shown&nbsp;</p>', 'The message "Saved" is shown'],
    ['<p>one</p>\n<p>two</p>', 'one\ntwo'],
    ['Open<br>Click<br />Wait', 'Open\nClick\nWait'],
    ['Open<br>\nClick', 'Open\nClick'],
    ['<div>Open</div><div><br></div><div>Click</div>', 'Open\n\nClick'],
    ['<ol><li>Open</li><li>Click<ul><li>once</li></ul></li></ol>', '1. Open\n2. Click\n   - once'],
    ['Look:<ul><li><p>one</p></li><li><em>two</em>&nbsp;</li></ul>', 'Look:\n- one\n- two'],
    [
      '<table><tbody><tr><th>A</th><th>B<br></th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
      '| A | B |\n| 1 | 2 |',
    ],
    ['<span style="color: rgb(44,130,201);">Blue</span> &amp; <strong>bold</strong>', 'Blue & bold'],
    ['<!-- x --><style>p { margin: 0 }</style><p>Text</p>', 'Text'],
  ])('%s', (rich, plain) => {
    expect(plainText(rich)).toBe(plain)
  })
})

describe('markup that a tester means stays', () => {
  test.each([
    'Enter "<b>bold</b>" into Name',
    'Enter <script>alert(1)</script> into Name',
    'Enter <img src=x onerror=alert(1)> into Name',
    'Enter <username> and <password>',
    'The page has an <h1> and a <table>',
    'x < 5 and y > 3',
  ])('%s', (text) => {
    expect(plainText(text)).toBe(text)
  })

  test('within quotation marks and where an editor escaped it', () => {
    expect(plainText('<p>Enter "<b>x</b>" into Name</p>')).toBe('Enter "<b>x</b>" into Name')
    expect(plainText('<p>Enter &lt;b&gt;x&lt;/b&gt;</p>')).toBe('Enter <b>x</b>')
    expect(plainText('Enter "a<br>b" and<br>press Enter')).toBe('Enter "a<br>b" and\npress Enter')
  })

  test('in a sheet that nobody wrote in an editor', async () => {
    const csv = 'Title,Steps,Test Data\nPay,Enter <b>x</b> &amp; &lt;p&gt; into Name,<b>y</b>\n'
    const { testCases, findings } = await importText(csv)
    expect(testCases.map(toldOf)).toEqual(['Pay | Enter <b>x</b> &amp; &lt;p&gt; into Name (<b>y</b>)'])
    expect(findings).toEqual([])
  })
})

test('a file that an editor wrote is rich text in every cell', async () => {
  const csv = 'Title,Steps,Test Data\nPay &amp; leave,<p>Open</p>,<b>y</b>\nGo,<b>Go</b>,&lt;b&gt;\n'
  const { testCases } = await importText(csv)
  expect(testCases.map(toldOf)).toEqual(['Pay & leave | Open (y)', 'Go | Go (<b>)'])
})

test('pictures, addresses of links and formatting in quotation marks are told', async () => {
  const csv = `Title,Steps
Pay,"<p>Open <a href=""https://shop.test/"">the shop</a><img src=""a.png""></p><p>Enter ""<b>x</b>""</p>"
`
  const { testCases, findings } = await importText(csv)
  expect(testCases.map(toldOf)).toEqual(['Pay | Open the shop | Enter "<b>x</b>"'])
  expectFindings(findings, /^1 warning: Pictures/, /^1 warning: Of links/, /^1 warning: Formatting/)
})

test('texts of XML are plain text, too', async () => {
  const xml = `<suite><sections><section><name>Cart</name><cases><case><id>C1</id><title>Pay</title><custom>
<preconds>&lt;ul&gt;&lt;li&gt;A user&lt;/li&gt;&lt;li&gt;A cart&lt;/li&gt;&lt;/ul&gt;</preconds>
<steps_separated><step><content><![CDATA[<p>Open&nbsp;the cart</p>]]></content><expected><![CDATA[<b>It</b> is shown]]></expected></step></steps_separated>
</custom></case></cases></section></sections></suite>`
  const { testCases } = await importText(xml)
  expect(testCases.map(toldOf)).toEqual(['Pay | Open the cart > It is shown'])
})

test('so are those of JSON, but not of our own', async () => {
  const steps = [{ action: '<p>Open&nbsp;it</p>', testData: '<b>x</b>', expected: 'Shown<br>below' }]
  const { testCases } = await importText(JSON.stringify([{ title: 'Pay &amp; go', steps }]))
  expect(testCases.map(toldOf)).toEqual(['Pay & go | Open it (x) > Shown\nbelow'])
  const own = {
    id: 'TC-1',
    title: 'Enter <p>x</p>',
    testLevel: 'system',
    testType: 'functional',
    priority: 'low',
  }
  expect((await importText(JSON.stringify([own]))).testCases).toEqual([{ ...own, author: 'import' }])
})
