import { looseLists } from './loose-steps.ts'
import { withData } from './testrail-csv.ts'
import { readItems, stepsOfCells, withoutEscapes, withWholeTitle } from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, warningAt } from './types.ts'
import { childrenOf, textAt, type XmlNode } from './xml-tree.ts'

/** Fields of `<custom>` that become something here. */
const readFields = new Set([
  'preconds',
  'steps',
  'steps_separated',
  'expected',
  'mission',
  'goals',
  'testrail_bdd_scenario',
])

/**
 * Reads TestRail's XML: a suite, or the section tree alone as its import and our `testmgr` variant have it, sections within sections, and
 * cases of the three templates. A case's category is the path of its sections. Custom fields that mean nothing here are named once.
 */
export function readTestRailXml(root: XmlNode): Reading {
  const reading: Reading = { found: [], findings: [] }
  const unread = new Map<string, number>()
  const visit = (node: XmlNode, path: string[]) => {
    for (const sections of [node, ...childrenOf(node, 'sections')]) {
      for (const section of childrenOf(sections, 'section'))
        visit(section, [...path, textAt(section, 'name')])
    }
    for (const cases of childrenOf(node, 'cases')) {
      for (const each of childrenOf(cases, 'case')) {
        reading.found.push(
          withoutEscapes(withWholeTitle(draftOf(each, path.filter((name) => name.trim()).join('/')))),
        )
        for (const field of childrenOf(each, 'custom').flatMap(({ children }) => children))
          if (!readFields.has(field.name) && field.text.trim() + textAt(field))
            unread.set(field.name, field.line)
      }
    }
  }
  visit(root, [])
  for (const [name, line] of [...unread].slice(0, 50))
    reading.findings.push(warningAt({ line }, `The custom field ${name.slice(0, 100)} is not read.`))
  return reading
}

function draftOf(node: XmlNode, category: string): Draft {
  const custom = (name: string) => textAt(node, 'custom', name)
  const steps = stepsOf(node)
  return {
    place: { line: node.line },
    ...(steps.length === 0 && custom('testrail_bdd_scenario') && { script: custom('testrail_bdd_scenario') }),
    id: textAt(node, 'id'),
    title: textAt(node, 'title'),
    category,
    testType: textAt(node, 'type'),
    priority: textAt(node, 'priority'),
    estimatedDuration: textAt(node, 'estimate'),
    requirementRef: textAt(node, 'references'),
    preconditions: readItems(custom('preconds')),
    steps,
    objective: custom('mission'),
    description: custom('goals'),
    gherkin: custom('testrail_bdd_scenario'),
  }
}

function stepsOf(node: XmlNode): DraftStep[] {
  const separated = childrenOf(node, 'custom')
    .flatMap((custom) => childrenOf(custom, 'steps_separated'))
    .flatMap((steps) => childrenOf(steps, 'step'))
  if (separated.length > 0) {
    return separated.map((step) =>
      withData({
        action: textAt(step, 'content'),
        expected: textAt(step, 'expected'),
        data: textAt(step, 'additional_info'),
      }),
    )
  }
  return stepsOfCells(
    { steps: textAt(node, 'custom', 'steps'), results: textAt(node, 'custom', 'expected') },
    looseLists({}),
  )
}
