const DIALABLE = /^\+?[\d\s()-]{7,}$/

/** A number to call: what a phone can dial is a link, any other text stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = phone.trim()
  if (!DIALABLE.test(number)) return number
  return <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
}
