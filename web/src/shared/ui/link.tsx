import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Leaves the application, so that the page comes from the server. */
  reloadDocument?: boolean;
}

/**
 * A link to a page of the shop. In place of React Router's, which brings the prefetching of its framework to every
 * page, and to every link two effects for it.
 */
export function Link({ to, target, reloadDocument, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {});
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={href} target={target} onClick={reloadDocument ? onClick : onFollow} />
  );
}
