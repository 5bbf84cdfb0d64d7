import type { ComponentChildren } from 'preact'
import { guides } from '../../../guides/list.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { useArrival } from './arrive.ts'
import { Contents, NextGuide, type Part } from './contents.tsx'
import './guide.css'

interface FrameProps<T> {
  name: string
  read: () => Promise<T>
  partsOf: (text: T) => readonly Part[]
  children: (text: T) => ComponentChildren
}

/** What all guides share: the list of them at the side, title, the text once it is read, and the way on, which never stands where the text will be. */
export function GuideFrame<T>({ name, read, partsOf, children }: FrameProps<T>) {
  const { reading, again } = useRead(read, [name])
  const now = reading.value
  const guide = guides.find((each) => each.name === name)
  useArrival(now.state === 'ready')
  return (
    <div class="guide">
      <Contents name={name} parts={now.state === 'ready' ? partsOf(now.value) : []} />
      <article>
        <h1>{guide?.title}</h1>
        <p class="lead">{guide?.sentence}</p>
        {now.state === 'loading' && <Loading />}
        {now.state === 'failed' && <Failed error={now.error} retry={again} />}
        {now.state === 'ready' && children(now.value)}
        {now.state !== 'loading' && <NextGuide name={name} />}
      </article>
    </div>
  )
}
