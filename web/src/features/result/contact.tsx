import styles from './letter.module.css'

const DIALABLE = /^\+?[\d\s()-]{7,}$/

/** Whom to call: a number that a phone can dial is a link. */
export function Contact({ name = '', phone }: { name?: string; phone: string }) {
  const number = phone.trim()
  return (
    <p className={styles.contact}>
      {name && `${name} `}
      {DIALABLE.test(number) ? <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a> : number}
    </p>
  )
}
