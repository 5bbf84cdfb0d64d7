import { looseLists } from './loose-steps.ts'
import { isScript } from './script-cases.ts'
import { stepsOfCells } from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, warningAt } from './types.ts'
import { listedItems } from './read-lists.ts'
import { childrenOf, textAt, type XmlNode } from './xml-tree.ts'

/** Whether a tree is what Zephyr Scale exports: a project with its test cases. */
export const isZephyr = (root: XmlNode) => root.name === 'project' && childrenOf(root, 'testCases').length > 0

/**
 * Reads the XML of Zephyr Scale: test cases with steps, a plain text or a BDD script, the issues that they cover, and their folders. What a case
 * repeats by parameters and test data, its attachments and custom fields, and the steps of a case that it calls are named.
 */
export function readZephyrXml(root: XmlNode): Reading {
  const reading: Reading = { found: [], findings: [] }
  const unread = new Map<string, number>()
  for (const cases of childrenOf(root, 'testCases'))
    for (const each of childrenOf(cases, 'testCase')) {
      reading.found.push(draftOf(each))
      for (const { name, line, children } of each.children)
        if (name in notRead && children.length > 0 && !unread.has(name)) unread.set(name, line)
      const calls = stepsIn(each).some(({ children }) =>
        children.some(({ name }) => /^(?:testCase|calledTest)/.test(name)),
      )
      if (calls) reading.findings.push(warningAt({ line: each.line }, callsOther))
    }
  for (const [name, line] of unread)
    reading.findings.push(warningAt({ line }, `The ${notRead[name]} of test cases are not read.`))
  return reading
}

const notRead: Record<string, string> = {
  parameters: 'parameters',
  testDataWrapper: 'rows of test data',
  attachments: 'attachments',
  customFields: 'custom fields',
  confluencePageLinks: 'links to pages',
}
const callsOther =
  'The case calls the steps of another one, which are not read. Put them into the case, or add them by hand.'

const stepsIn = (node: XmlNode) =>
  childrenOf(node, 'testScript')
    .flatMap((script) => childrenOf(script, 'steps'))
    .flatMap((steps) => childrenOf(steps, 'step'))

function draftOf(node: XmlNode): Draft {
  const issues = childrenOf(node, 'issues').flatMap((each) => childrenOf(each, 'issue'))
  const labels = childrenOf(node, 'labels').flatMap(({ children }) => children)
  const component = textAt(node, 'component').trim()
  return {
    place: { line: node.line },
    id: node.attributes?.['key'] ?? textAt(node, 'key'),
    title: textAt(node, 'name'),
    objective: textAt(node, 'objective'),
    category: textAt(node, 'folder'),
    priority: textAt(node, 'priority'),
    preconditions: listedItems(textAt(node, 'precondition')),
    tags: [...labels.map(({ text }) => text.trim()), component].filter(Boolean),
    requirementRef: issues.map((issue) => textAt(issue, 'key').trim()).join(', '),
    ...scriptOf(node),
  }
}

function scriptOf(node: XmlNode): Pick<Draft, 'steps' | 'script'> {
  const steps = stepsIn(node).map((step): DraftStep => ({
    action: textAt(step, 'description'),
    data: textAt(step, 'testData'),
    expected: textAt(step, 'expectedResult'),
  }))
  if (steps.length > 0)
    return { steps: steps.filter(({ action, data, expected }) => action || data || expected) }
  const details = textAt(node, 'testScript', 'details')
  const [script] = childrenOf(node, 'testScript')
  return script?.attributes?.['type'] === 'bdd' || isScript(details)
    ? { script: details }
    : { steps: stepsOfCells({ steps: details, results: '' }, looseLists({})) }
}
