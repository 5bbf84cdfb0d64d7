import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { showCase } from '../case-actions.ts'
import { cellOf, order } from '../store.ts'
import './case-links.css'

const firstShown = 6

/** The cases behind something; each leads to it in the list. Those that are gone meanwhile are not named. */
export function CaseLinks({ ids }: { ids: readonly string[] }) {
  const isWhole = useSignal(false)
  const list = useRef<HTMLUListElement>(null)
  // Cases that come and go draw it anew.
  void order.value
  const there = ids.filter((id) => cellOf(id) !== undefined)
  if (there.length === 0) return <span class="cov-none">{texts.noCase}</span>
  const shown = isWhole.value ? there : there.slice(0, firstShown)
  const left = there.length - shown.length
  function showAll() {
    isWhole.value = true
    // The button is gone then; the focus goes on to what it made appear.
    requestAnimationFrame(() => list.current?.children[firstShown]?.querySelector('button')?.focus())
  }
  return (
    <ul class="cov-cases" ref={list}>
      {shown.map((id) => (
        <li key={id}>
          <button
            type="button"
            class="link"
            title={cellOf(id)?.value.title}
            aria-label={texts.showCase(id, cellOf(id)?.value.title ?? '')}
            onClick={() => showCase(id)}
          >
            <bdi>{id}</bdi>
          </button>
        </li>
      ))}
      {left > 0 && (
        <li>
          <button type="button" class="link" onClick={showAll}>
            {texts.more(left)}
          </button>
        </li>
      )}
    </ul>
  )
}
