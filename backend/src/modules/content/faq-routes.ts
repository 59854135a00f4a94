import { faq } from '@vitrina/contract/faq';
import { type Binding, bind } from '../../http/bind.ts';
import { listFaq } from './list-faq.ts';

export const faqRoutes = (): Binding[] => [bind(faq.groups, listFaq)];
