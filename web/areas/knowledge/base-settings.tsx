import { texts } from '../../texts/en/knowledge.ts'
import { BasePage } from './parts/base-page.tsx'
import { Settings } from './settings/settings.tsx'
import './settings/settings.css'

export const Page = () => (
  <BasePage title={texts.settings}>{(of) => <Settings key={of.base.kbId} {...of} />}</BasePage>
)
