import { type Band, bandOf } from '@recruit/contract/certainty/bands'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { sureText } from '../../staff/sure-text.ts'
import styles from './setup.module.css'
import { sureListText } from './sure-text.ts'

type Results = Reply<'reviewResults'>
type Sure = NonNullable<Results['applications'][number]['sure']>

/** How many are in or out for sure, and how many are open; folded, what the table's words mean. */
export function Sureness({ results: { places, certainty, applications } }: { results: Results }) {
  const text = useText(sureText, sureListText)
  const sure = applications.flatMap((one) => (one.aggregate && one.sure) ?? [])
  const count = (band: Band, shareOf: (sure: Sure) => number | null = ({ chance }) => chance) =>
    sure.filter((one) => bandIn(shareOf(one)) === band).length
  if (places === null) return <p>{text.noPlaces}</p>
  if (applications.length > 0 && places >= applications.length)
    return <p>{text.placesForAll(places, applications.length)}</p>
  if (certainty?.cannotTell) return <p>{text.cannotTell[certainty.cannotTell]}</p>
  const bands = (Object.keys(text.bands) as Band[])
    .filter((band) => count(band) > 0)
    .map((band) => text.ofBand(text.bands[band], count(band)))
  const unjudged = applications.filter(({ aggregate }) => !aggregate).length
  if (unjudged > 0) bands.push(text.withoutReview(unjudged))
  return (
    <div className={styles.words}>
      <details>
        <summary>{text.counts(places, bands.join(', '))}</summary>
        <ul>
          {Object.values(text.words).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </details>
      {certainty && certainty.readAgain > 0 && (
        <p>
          {text.changed(
            certainty.readAgain,
            count('open', ({ before }) => before),
            count('open'),
          )}
        </p>
      )}
    </div>
  )
}

const bandIn = (share: number | null): Band | '' => (share === null ? '' : bandOf(share))
