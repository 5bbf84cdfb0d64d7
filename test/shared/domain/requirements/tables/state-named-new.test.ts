import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const moves = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'transition'
        ? [`${fact.from.join()} -${fact.event}-> ${fact.to}`]
        : fact.kind === 'stateMark'
          ? [`${fact.mark} ${fact.state}`]
          : [],
    ),
  )
const head = '# Ticket\n\n| From | Event | To |\n|---|---|---|\n'

describe('a state table', () => {
  test('takes New for a state', () => {
    const text = `${head}| New | assign | Open |\n| New | reject | Closed |\n| Open | solve | Closed |`
    expect(moves(text)).toEqual(['New -assign-> Open', 'New -reject-> Closed', 'Open -solve-> Closed'])
    const { summary, gaps } = designTests({ requirements: text, mode: 'agentic' })
    expect(summary.requirements).toMatchObject({ tested: 3, gaps: 0 })
    expect(gaps.filter(({ technique }) => technique === 'Requirement')).toEqual([])
  })

  test('takes Start for a state when something leads back to it or two rows leave it', () => {
    expect(moves(`${head}| Start | go | Middle |\n| Middle | back | Start |`)).toContain('Start -go-> Middle')
    expect(moves(`${head}| Start | go | Middle |\n| Start | skip | End |`)).toContain('Start -skip-> End')
  })

  test.each(['-', '(new)', '[*]', 'none', 'Start'])('takes %s for what is before the first state', (from) => {
    expect(moves(`${head}| ${from} | create | Open |\n| Open | solve | Closed |`)).toEqual([
      'initial Open',
      'Open -solve-> Closed',
    ])
  })
})
