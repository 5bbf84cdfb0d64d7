import { describe, expect, test } from 'vitest'
import { languageOf } from '../../../../../shared/domain/test-generation/requirements/language.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const texts: [string, string[]][] = [
  [
    'German',
    [
      'Das Passwort muss zwischen 8 und 64 Zeichen lang sein.',
      'Nutzer können Bestellungen stornieren.',
      'Kunden erhalten Rabatt ab 100 Euro.',
    ],
  ],
  [
    'French',
    [
      'Le mot de passe doit contenir entre 8 et 64 caractères.',
      "L'utilisateur clique sur Enregistrer.",
      'Les utilisateurs peuvent annuler leurs commandes.',
    ],
  ],
  [
    'Spanish',
    [
      'La contraseña debe tener entre 8 y 64 caracteres.',
      'Los usuarios pueden cancelar pedidos.',
      'El campo nombre es obligatorio.',
    ],
  ],
  [
    'Portuguese',
    [
      'A senha deve ter entre 8 e 64 caracteres.',
      'O usuário pode cancelar o pedido.',
      'Os clientes recebem um desconto.',
    ],
  ],
  [
    'Polish',
    [
      'Hasło musi mieć od 8 do 64 znaków.',
      'Użytkownik może anulować zamówienie.',
      'Pole nazwa jest wymagane.',
    ],
  ],
  [
    'Turkish',
    [
      'Parola 8 ile 64 karakter arasında olmalıdır.',
      'Kullanıcı siparişi iptal edebilir.',
      'Sistem bir e-posta gönderir.',
    ],
  ],
  ['Chinese', ['密码长度必须在8到64个字符之间。', '用户可以取消订单。']],
  [
    'Japanese',
    ['パスワードは8文字以上64文字以下でなければなりません。', 'ユーザーは注文をキャンセルできます。'],
  ],
  ['Arabic', ['يجب أن تكون كلمة المرور بين 8 و 64 حرفًا.', 'يمكن للمستخدم إلغاء الطلب.']],
  ['Russian', ['Пароль должен содержать от 8 до 64 символов.', 'Пользователь может отменить заказ.']],
]

const notRead = (requirements: string) =>
  generateTests({ requirements, mode: 'extract-requirements' }).summary.requirements.notRead

describe.each(texts)('a text in %s', (language, sentences) => {
  const {
    testCases,
    requirements,
    summary,
    warnings = [],
    gaps,
  } = generateTests({
    requirements: sentences.join('\n'),
    mode: 'agentic',
  })
  test('is not read, with one warning that names the language, and gives no case', () => {
    expect(testCases).toEqual([])
    expect(requirements).toEqual([])
    expect(gaps).toEqual([])
    expect(summary.requirements.notRead).toBe(summary.requirements.sentences)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('Not read: language.')
    expect(warnings[0]).toContain(language)
  })
  test('is known sentence by sentence', () => {
    for (const sentence of sentences) expect(languageOf(sentence)).toContain(language)
  })
  test('between English sentences leaves those read', () => {
    const mixed = `The name must have 2 to 40 characters.\n\n${sentences.join('\n')}\n\nThe age must be between 18 and 120.`
    const result = generateTests({ requirements: mixed, mode: 'generate' })
    expect(result.requirements.map(({ statement }) => statement)).toEqual([
      'The name must have 2 to 40 characters.',
      'The age must be between 18 and 120.',
    ])
    expect(result.warnings).toHaveLength(1)
  })
})

test.each(['The city list offers München, Köln, Łódź, São Paulo and Zürich.', 'Café crème costs 5 EUR.'])(
  '“%s” is English',
  (text) => {
    expect(notRead(text)).toBe(0)
  },
)
