import { Link } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { paths } from '../../paths.ts'
import { PatchworkArt } from '../art/patchwork-art.tsx'
import styles from './footer.module.css'
import page from './page.module.css'

const { email, links } = community

/** Five ways to reach the community: a plain drawing each, without a company's logo. */
const icons = [
  { label: '블로그', href: links.blog, drawing: 'M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4' },
  {
    label: '사진 계정',
    href: links.photos,
    drawing: 'M4 6.5h16v13H4zM8 6.5L9.5 4h5L16 6.5M12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  },
  { label: '이메일', href: `mailto:${email}`, drawing: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7' },
  { label: '누리집', href: links.website, drawing: 'M4 11.5L12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6' },
  { label: '채팅 채널', href: links.chat, drawing: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5' },
]

/** CONTACT, the same for all pages; its labels are Korean in both languages. */
export function Footer() {
  const seed = useSettings().data?.cardinalNumber || 'ewhaian'
  return (
    <footer className={styles.footer} lang="ko">
      <div className={styles.band}>
        <PatchworkArt seed={seed} width={1600} height={32} smallest={48} />
      </div>
      <div className={styles.inner}>
        <h2>CONTACT</h2>
        <dl className={styles.lines}>
          <div>
            <dt>이메일</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>신규 운영진 모집 문의 채널</dt>
            <dd>
              <a href={links.chat} target="_blank" rel="noopener">
                {community.chatChannel}
                <span className={page.hidden}> (새 창)</span>
              </a>
            </dd>
          </div>
        </dl>
        <ul className={styles.icons}>
          {icons.map(({ label, href, drawing }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawing} />
                </svg>
                <span className={styles.label}>{label}</span>
                <span className={page.hidden}> (새 창)</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.legal}>
          <span>{community.name.ko} 운영진</span>
          <Link to={paths.privacy}>개인정보 처리방침</Link>
        </p>
      </div>
    </footer>
  )
}
