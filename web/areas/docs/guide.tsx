import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { type Block, headingsOf, textOf } from '../../guides/blocks.ts'
import { Blocks } from './guide/blocks.tsx'
import { GuideFrame } from './guide/guide-frame.tsx'

const sources = import.meta.glob<readonly Block[]>('../../guides/*.md', { import: 'default' })

async function read(name: string): Promise<readonly Block[]> {
  const load = sources[`../../guides/${name}.md`]
  if (!load) throw new Error(`There is no guide ${name}`)
  return load()
}

const partsOf = (blocks: readonly Block[]) =>
  headingsOf(blocks).map(({ id, of }) => ({ id, title: textOf(of) }))

export function Page() {
  const { path } = useLocation()
  // Until the page after it has come, this one stays and would take its address for the name of a guide.
  const [name] = useState(() => path.split('/').at(-1) ?? '')
  return (
    <GuideFrame name={name} read={() => read(name)} partsOf={partsOf}>
      {(blocks) => <Blocks of={blocks} />}
    </GuideFrame>
  )
}
