import gdpr from './controls/gdpr.json' with { type: 'json' }
import hipaa from './controls/hipaa.json' with { type: 'json' }
import iso27001 from './controls/iso-27001.json' with { type: 'json' }
import pciDss from './controls/pci-dss.json' with { type: 'json' }
import soc2 from './controls/soc-2.json' with { type: 'json' }
import wcag from './controls/wcag.json' with { type: 'json' }

/** A clause of a framework that requirements of software can speak of, in words of ours. */
export interface Control {
  /** The public number of the clause. */
  id: string
  title: string
  about: string
  /** It is about a text where a statement meets one of these conditions of `shared/domain/risk-analysis/concepts`. */
  appliesWhen: readonly string[]
  /** What it asks for, part by part: a part is demanded where a demand of the text meets one of its conditions. */
  evidenceOf: readonly { what: string; by: readonly string[] }[]
  /** Of WCAG: its level, and the version that it came with. */
  level?: string
  since?: string
}

export interface Framework {
  framework: string
  version: string
  /** What it comes to where a text demands the framework as a whole: all of its clauses that apply, or a part of each. */
  whole: 'met' | 'partial'
  /** It is about a text only where that speaks of one of these; always where there are none. */
  subject: readonly string[]
  sources: readonly { title: string; url: string }[]
  controls: readonly Control[]
}

// What JSON holds has no literal types: a test checks each file against these.
export const frameworks = [gdpr, hipaa, pciDss, soc2, iso27001, wcag] as readonly Framework[]
