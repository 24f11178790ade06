import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { fadeTo } from './fade.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  reloadDocument?: boolean;
}

/** Replaces React Router's `Link`, which adds prefetching code to every page and two effects to every link. */
export function Link({ to, target, reloadDocument, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {});
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!opensInSameTab(event) || !isAnotherPage(event.currentTarget)) {
      follow(event);
      return;
    }
    event.preventDefault();
    fadeTo(() => follow(event));
  };
  return (
    <a {...anchor} href={href} target={target} onClick={reloadDocument ? onClick : onFollow} />
  );
}

const opensInSameTab = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  ['', '_self'].includes(currentTarget.target);

const isAnotherPage = ({ pathname }: HTMLAnchorElement) => pathname !== window.location.pathname;
