import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { CategoryTree } from '../../ui/category-tree.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Props } from './load.ts';
import './directory.css';

/** The catalogue as a directory: departments, groups, categories. */
export function Page({ departments }: Props) {
  const text = useText();
  const total = departments.reduce((sum, one) => sum + one.total, 0);
  return (
    <div className="page">
      <Breadcrumbs trail={[]} current={text('catalogue')} />
      <header className="directory-head">
        <h1 className="page-title">
          {text('catalogue')} <small>{text('products_count', { count: total })}</small>
        </h1>
        <p>{text('directory_text')}</p>
      </header>
      <div className="directory">
        {departments.map((department) => (
          <Department key={department.url} department={department} />
        ))}
      </div>
    </div>
  );
}

function Department({ department }: { department: CategoryTree }) {
  const text = useText();
  return (
    <section className="case department" aria-label={department.title}>
      <a className="department-head" href={department.url}>
        <div className="well">
          <ProductPicture
            path={department.image}
            alt=""
            presets={['listing_small', 'department', 'listing']}
            sizes="(min-width: 800px) 264px, 40vw"
            width={400}
            height={334}
          />
        </div>
        <div>
          <h2 {...inTongue(department)}>{department.title}</h2>
          <small>{text('products_count', { count: department.total })}</small>
        </div>
      </a>
      {department.children.length > 0 && (
        <ul className="department-groups">
          {department.children.map((group) => (
            <Group key={group.url} group={group} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Group({ group }: { group: CategoryTree }) {
  return (
    <li>
      <h3>
        <a href={group.url} {...inTongue(group)}>
          {group.title}
        </a>{' '}
        <Count of={group} />
      </h3>
      <ul>
        {group.children.map((leaf) => (
          <li key={leaf.url}>
            <a href={leaf.url} {...inTongue(leaf)}>
              {leaf.title}
            </a>{' '}
            <Count of={leaf} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The visible number, with its noun for screen readers. */
function Count({ of }: { of: CategoryTree }) {
  const text = useText();
  const number = useNumber();
  return <small title={text('products_count', { count: of.total })}>{number(of.total)}</small>;
}

const inTongue = ({ text_lang }: CategoryTree) => (text_lang ? { lang: text_lang } : {});
