import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { type Block, headingsOf, textOf } from '../../guides/blocks.ts'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { useArrival } from './guide/arrive.ts'
import { Blocks } from './guide/blocks.tsx'
import { GuideFrame } from './guide/guide-frame.tsx'

const sources = import.meta.glob<readonly Block[]>('../../guides/*.md', { import: 'default' })

async function read(name: string): Promise<readonly Block[]> {
  const load = sources[`../../guides/${name}.md`]
  if (!load) throw new Error(`There is no guide ${name}`)
  return load()
}

export function Page() {
  const { path } = useLocation()
  // Until the page after it has come, this one stays and would take its address for the name of a guide.
  const [name] = useState(() => path.split('/').at(-1) ?? '')
  const { reading, again } = useRead(() => read(name), [name])
  const now = reading.value
  const blocks = now.state === 'ready' ? now.value : []
  useArrival(now.state === 'ready')
  return (
    <GuideFrame name={name} parts={headingsOf(blocks).map(({ id, of }) => ({ id, title: textOf(of) }))}>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      <Blocks of={blocks} />
    </GuideFrame>
  )
}
