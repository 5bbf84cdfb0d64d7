import type { Proposal } from '../../test-generation/proposals/schema.ts'

/**
 * Words that a quote must hold before a model's word is taken for what is no literal: that an input is required, has a format or a
 * control. English and the European languages whose speakers are likeliest to write requirements; in others only literals count.
 */
const words = {
  // "Must" alone limits a value; it does not say that there has to be one.
  required:
    /required|mandatory|compulsory|obligator|not (?:be )?(?:left )?(?:empty|blank)|pflicht|erforderlich|notwendig|verpflichtend|nicht leer|obligatoire|requis|requerid|obbligatori|richiest|verplicht|vereist|obrigat|krävs|påkrævet|wymagan|обязател/iu,
  optional:
    /optional|not required|may|can\b|freiwillig|kann|können|facultati|peut|peuvent|opcional|puede|facoltativ|può|optioneel|mag\b|kan\b|valfri|opcjonal|może|необязател/iu,
  checkbox:
    /check ?box|tick|kontrollkästchen|ankreuz|häkchen|case à cocher|casilla|casella|selectievakje|vinkje|kryssruta|afkrydsning|pole wyboru|флаж/iu,
  select:
    /drop-?down|select|list|auswahl|liste|menü|menu|déroulant|desplegable|tendina|keuzelijst|lista|список/iu,
  radio: /radio|optionsfeld|bouton radio|botón de opción|opzione|keuzerondje/iu,
  email: /e-?mail|courriel|correo|почт/iu,
  phone: /phone|telefon|téléphone|teléfono|telefoon|mobil|handy|телефон/iu,
  url: /url|web|link|http/iu,
  date: /dat(?:e|um|a)\b|fecha|tag\b|jour|день|дата/iu,
  time: /time|zeit|uhr|heure|hora|\bora\b|tijd|tid\b|czas|время/iu,
  digits: /digit|numer|number|ziffer|zahl|chiffre|cifr|dígito|cijfer|siffr|cyfr|цифр/iu,
  letters: /letter|alphabet|buchstab|lettre|letra|lettera|bokst|liter|букв/iu,
  alphanumeric:
    /alphanumer|alfanumer|(?:letter|buchstab|lettre|letra).*(?:digit|number|ziffer|zahl|chiffre|dígito)/iu,
  empty:
    /empty|blank|missing|without|not (?:filled|given|entered)|left|leer|fehlt|fehlen|nicht (?:angegeben|ausgefüllt|eingegeben)|ohne|vide|manqu|vací|falta|vuot|manca|leeg|ontbreek|tom|sakna|pust|brak|пуст/iu,
}

/** An input's proposal without the attributes that no word of its quote supports, and their names. */
export function supported(proposal: Proposal<'inputs'>): {
  proposal: Proposal<'inputs'>
  unsupported: string[]
} {
  const { quote, required, format, control } = proposal
  const unsupported: string[] = []
  const without = (name: string) => {
    unsupported.push(name)
    return null
  }
  const needs = required === false ? words.optional : words.required
  return {
    proposal: {
      ...proposal,
      required: required === null || needs.test(quote) ? required : without('required'),
      format: format === null || words[format].test(quote) ? format : without('format'),
      control:
        control === null || control === 'textbox' || words[control].test(quote)
          ? control
          : without('control'),
    },
    unsupported,
  }
}

/** Why a message cannot answer the violation that a model says: the quote names no limit, or no emptiness. */
export function unsupportedViolation({ quote, violation }: Proposal<'messages'>): string | undefined {
  const limited =
    violation === 'below' || violation === 'above' || violation === 'tooShort' || violation === 'tooLong'
  if (limited && !/\d/.test(quote)) return 'the quote names no limit'
  return violation === 'empty' && !words.empty.test(quote) ? 'the quote names no missing value' : undefined
}
