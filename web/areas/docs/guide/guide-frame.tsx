import type { ComponentChildren } from 'preact'
import { guides } from '../../../guides/list.ts'
import { Contents, NextGuide, type Part } from './contents.tsx'
import './guide.css'

interface FrameProps {
  name: string
  parts: readonly Part[]
  children: ComponentChildren
}

/** What all guides share: the list of them at the side, title, and the way on. */
export function GuideFrame({ name, parts, children }: FrameProps) {
  const guide = guides.find((each) => each.name === name)
  return (
    <div class="guide">
      <Contents name={name} parts={parts} />
      <article>
        <h1>{guide?.title}</h1>
        <p class="lead">{guide?.sentence}</p>
        {children}
        <NextGuide name={name} />
      </article>
    </div>
  )
}
