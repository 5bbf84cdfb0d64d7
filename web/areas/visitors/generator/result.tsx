import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { useShortcuts } from '../../../parts/shortcuts.ts'
import { Tabs } from '../../../parts/tabs.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { CaseList } from './case-list.tsx'
import { Conflicts } from './conflicts.tsx'
import { ResultBar } from './result-bar.tsx'
import { Rewording } from './rewording/rewording.tsx'
import { slot } from './slots.tsx'
import { TextPane } from './text-pane.tsx'
import { generatorKeys, undoKeys } from './undo-keys.ts'
import { type View, forgetView, lookedInto, view } from './view.ts'
import './result.css'
import './text.css'
import './cases.css'

const panels = { coverage: slot('coverage'), page: slot('page'), conversation: slot('conversation') }
const wide = '(min-width: 62rem)'

/** A session: its text beside its cases; on a phone one of them at a time. */
export function Result() {
  useShortcuts(generatorKeys)
  const isWide = useSignal(matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const changed = () => (isWide.value = query.matches)
    query.addEventListener('change', changed)
    addEventListener('keydown', undoKeys)
    return () => {
      query.removeEventListener('change', changed)
      removeEventListener('keydown', undoKeys)
      forgetView()
    }
  }, [])
  const now: View = isWide.value && view.value === 'text' ? 'cases' : view.value
  const views: View[] = [
    ...(isWide.value ? [] : (['text'] as const)),
    'cases',
    ...(['coverage', 'page', 'conversation'] as const).filter((name) => panels[name]),
  ]
  return (
    <div class="gen-result wide">
      <ResultBar />
      <Conflicts />
      <div class="gen-columns">
        {isWide.value && <TextPane />}
        <div class="gen-side">
          {views.length > 1 ? (
            <Tabs
              label={texts.views}
              tabs={views.map((id) => ({ id, title: texts.view[id] }))}
              now={now}
              choose={(id) => (view.value = views.find((each) => each === id) ?? now)}
            >
              <Panel view={now} />
            </Tabs>
          ) : (
            <Panel view={now} />
          )}
        </div>
      </div>
      <LookedInto />
      <Rewording />
    </div>
  )
}

const Reading = lazyPart(() => import('./reading/dialog.tsx').then(({ Dialog }) => Dialog))

/** How a sentence was read. It stays while the window becomes wider or narrower, which shows the text in another place. */
function LookedInto() {
  const place = lookedInto.value
  return place && <Reading key={place.start} place={place} />
}

/** The list stays where it is while something else is shown: hundreds of cases take long to be made again. */
const Panel = ({ view: now }: { view: View }) => (
  <>
    <div hidden={now !== 'cases'}>
      <CaseList />
    </div>
    {now !== 'cases' && <Other view={now} />}
  </>
)

function Other({ view: now }: { view: Exclude<View, 'cases'> }) {
  if (now === 'text') return <TextPane />
  const Slot = panels[now]
  return Slot && <Slot />
}
